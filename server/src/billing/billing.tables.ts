import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "#account/account.tables.ts";

const instant = () => timestamp({ withTimezone: true });
const plan = () => text({ enum: ["monthly", "annual"] });

/** What a member was given without a payment: a trial, the demo, or an admin's decision. */
export const grants = pgTable("grants", {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  plan: plan(),
  status: text({ enum: ["active", "trial", "cancelled", "inactive"] }).notNull(),
  startedAt: instant(),
  endsAt: instant(),
  /** An admin's decision stands above whatever Stripe says. */
  isOverride: boolean().notNull().default(false),
});

/** A member's customer at Stripe. */
export const stripeCustomers = pgTable("stripe_customers", {
  memberId: uuid()
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  customerId: text().notNull().unique(),
});

/** What Stripe last said of each subscription. A copy: Stripe is the truth, and every change here comes from asking it. */
export const stripeSubscriptions = pgTable(
  "stripe_subscriptions",
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    /** Null until a payer is known as a member. */
    memberId: uuid().references(() => members.id, { onDelete: "set null" }),
    plan: plan().notNull(),
    stripeStatus: text().notNull(),
    isSetToEnd: boolean().notNull(),
    startedAt: instant().notNull(),
    periodEndsAt: instant().notNull(),
    cancelAt: instant(),
    endedAt: instant(),
    pastDueSince: instant(),
    hasPaid: boolean().notNull(),
    syncedAt: instant().notNull(),
  },
  (table) => [
    index("stripe_subscriptions_of_member").on(table.memberId),
    // A member has at most one that may still take money.
    uniqueIndex("one_live_subscription_a_member")
      .on(table.memberId)
      .where(sql`stripe_status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')`),
  ],
);

/** One attempt to buy a plan, from the first click to the account it belongs to. */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    id: uuid().primaryKey(),
    /** Where it began. */
    kind: text({ enum: ["home", "checkout", "hosted"] }).notNull(),
    plan: plan().notNull(),
    amountPence: integer().notNull(),
    /** Hash of the cookie of the browser it began in. */
    browserHash: text(),
    /** The member it was begun by, or claimed by. */
    memberId: uuid().references(() => members.id, { onDelete: "set null" }),
    customerId: text(),
    subscriptionId: text().unique(),
    paymentIntentId: text().unique(),
    checkoutId: text().unique(),
    /** open -> paid -> claimed, or paid -> refunded; open -> void when given up. */
    status: text({ enum: ["open", "paid", "claimed", "void", "refunded"] }).notNull(),
    /** As we compare it; null until the payer has said it. */
    payerEmailKey: text(),
    payerEmail: text(),
    failures: integer().notNull().default(0),
    termsVersion: text().notNull(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    claimedAt: instant(),
  },
  (table) => [
    index("payment_attempts_by_browser").on(table.browserHash, table.plan),
    index("payment_attempts_by_payer").on(table.payerEmailKey),
    index("payment_attempts_open").on(table.createdAt).where(sql`status in ('open', 'paid')`),
    index("payment_attempts_of_member").on(table.memberId),
  ],
);

/** Messages from Stripe, stored once by their id before anything is done about them. */
export const stripeEvents = pgTable("stripe_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  createdAt: instant().notNull(),
  receivedAt: instant().notNull(),
});

/** The one live code that proves a payer's e-mail, bound to the browser that asked for it. */
export const recoveryCodes = pgTable("recovery_codes", {
  emailKey: text().primaryKey(),
  codeHash: text().notNull(),
  browserHash: text().notNull(),
  triesLeft: integer().notNull(),
  endsAt: instant().notNull(),
});

/** A browser that has proven an e-mail; known by the hash of its cookie. */
export const recoveryProofs = pgTable("recovery_proofs", {
  tokenHash: text().primaryKey(),
  emailKey: text().notNull(),
  endsAt: instant().notNull(),
});

/** Letters of this room that must go out once for a reason, whatever is delivered twice. */
export const billingLetters = pgTable(
  "billing_letters",
  { kind: text().notNull(), reference: text().notNull(), queuedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.reference] })],
);

/** What was done to somebody's money or access, by whom, and why; never deleted with the account. */
export const billingAudit = pgTable(
  "billing_audit",
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    memberId: uuid(),
    reference: text(),
  },
  (table) => [index("billing_audit_by_member").on(table.memberId, table.at)],
);
