import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Counters of the doors that several servers must count together. Keys hold fingerprints, never addresses. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});
