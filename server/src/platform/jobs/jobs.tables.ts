import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Work to be done after a commit: a row is written in the caller's transaction and taken by a worker. A row that is done is deleted. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    runAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    lockedUntil: timestamp({ withTimezone: true }),
    /** At most one waiting job with this key. */
    dedupeKey: text().unique(),
    lastError: text(),
    /** Set when we gave up; the row stays to be looked at. */
    failedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("jobs_due").on(table.runAt).where(sql`failed_at is null`)],
);
