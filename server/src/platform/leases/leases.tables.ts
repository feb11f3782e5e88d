import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Who is at work on something that only one may work on at a time. */
export const leases = pgTable("leases", {
  key: text().primaryKey(),
  holder: uuid().notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});
