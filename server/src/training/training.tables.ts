import { bonusSkills } from "@stars/domain/training/bonus-skills.ts";
import { skillIds } from "@stars/domain/training/catalogue.ts";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { athletes } from "#account/account.tables.ts";

const athleteId = () =>
  uuid()
    .notNull()
    .references(() => athletes.id, { onDelete: "cascade" });

/** Every finished set, once. Progress, stars and streaks are read from these rows (decision 21). */
export const setCompletions = pgTable(
  "set_completions",
  {
    athleteId: athleteId(),
    skill: text({ enum: skillIds }).notNull(),
    level: integer().notNull(),
    set: integer().notNull(),
    completedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.athleteId, table.skill, table.level, table.set] })],
);

/** Every time a bonus skill was done; they may be repeated. */
export const bonusCompletions = pgTable(
  "bonus_completions",
  {
    id: uuid().primaryKey(),
    athleteId: athleteId(),
    skillName: text({ enum: bonusSkills }).notNull(),
    completedAt: timestamp({ withTimezone: true }).notNull(),
    /** The client's name for one tap; a call sent twice leaves one row. */
    tapId: uuid(),
  },
  (table) => [index("bonus_completions_of_athlete").on(table.athleteId), unique("one_row_a_tap").on(table.athleteId, table.tapId)],
);

/** First-party figures: what happened and when. No name, no address, no third party; rows go when the athlete's account goes. */
export const analyticsEvents = pgTable(
  "analytics_events",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    athleteId: athleteId(),
    detail: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("analytics_events_by_name").on(table.name, table.at), index("analytics_events_by_athlete").on(table.athleteId)],
);
