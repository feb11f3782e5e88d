import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/** The adult who holds an account; a demo member has neither e-mail nor password. */
export const members = pgTable(
  "members",
  {
    id: uuid().primaryKey(),
    /** As the member typed it, trimmed; shown, never compared. */
    email: text(),
    /** As we compare it; see normaliseEmail. */
    emailKey: text().unique(),
    emailProvenAt: instant(),
    passwordHash: text(),
    isDemo: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** Which version of the terms sentence stood above the button, and when it was accepted (decision 9). */
    consentVersion: text(),
    consentedAt: instant(),
    /** Through which door the account came; and what a friend's link said, kept as text only (decision 23). */
    door: text().notNull(),
    ref: text(),
    referralSource: text(),
    /** Blanked after 30 days (decision 27). */
    networkAddress: text(),
  },
  (table) => [
    index("members_by_day").on(table.createdAt),
    index("members_with_address").on(table.createdAt).where(sql`network_address is not null`),
    index("demo_members").on(table.createdAt).where(sql`is_demo`),
  ],
);

/** The child who trains. The schema allows several for a member; this version shows one. */
export const athletes = pgTable(
  "athletes",
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    name: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index("athletes_of_member").on(table.memberId, table.createdAt)],
);

/** A session is known by the hash of its token only. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    signedInAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index("sessions_of_member").on(table.memberId), index("sessions_by_end").on(table.endsAt)],
);

/** Mailed links that let a member choose a new password. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    endsAt: instant().notNull(),
  },
  (table) => [uniqueIndex("one_reset_a_member").on(table.memberId)],
);
