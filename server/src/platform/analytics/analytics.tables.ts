import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** First-party figures: what happened and when. No name, no address, no third party; rows go when the athlete's account goes. */
export const analyticsEvents = pgTable(
  "analytics_events",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    athleteId: uuid(),
    detail: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("analytics_events_by_name").on(table.name, table.at), index("analytics_events_by_athlete").on(table.athleteId)],
);
