import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { members } from "#account/account.tables.ts";

const instant = () => timestamp({ withTimezone: true });

/** What a member holds now; one row a member, none for whoever never had a plan. */
export const subscriptions = pgTable("subscriptions", {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  plan: text({ enum: ["monthly", "annual"] }),
  status: text({ enum: ["active", "trial", "cancelled", "inactive"] }).notNull(),
  startedAt: instant(),
  /** Null while the plan renews by itself. */
  endsAt: instant(),
});
