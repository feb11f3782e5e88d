import type { Plan } from "@stars/domain/billing/plans.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { billingAudit, billingLetters, stripeCustomers, stripeSubscriptions } from "./billing.tables.ts";

export type SubscriptionRow = typeof stripeSubscriptions.$inferSelect;

/** Statuses of Stripe in which a subscription may still take money. */
const liveStatuses = ["active", "trialing", "past_due", "unpaid", "paused"] as const;

/** Whether a subscription in this status of Stripe may still take money. */
export function isLive(stripeStatus: string): boolean {
  return liveStatuses.some((live) => live === stripeStatus);
}

export async function findSubscriptionRow(db: Database, id: string): Promise<SubscriptionRow | null> {
  const [found] = await db.select().from(stripeSubscriptions).where(eq(stripeSubscriptions.id, id));
  return found ?? null;
}

/** The one subscription of a member that may still take money. */
export async function findLive(db: Database, memberId: string): Promise<SubscriptionRow | null> {
  const [found] = await db
    .select()
    .from(stripeSubscriptions)
    .where(and(eq(stripeSubscriptions.memberId, memberId), inArray(stripeSubscriptions.stripeStatus, [...liveStatuses])));
  return found ?? null;
}

/** Writes down what Stripe said. The member, once known, stays. */
export async function saveSubscriptionRow(db: Database, row: SubscriptionRow): Promise<void> {
  const { id, memberId, ...told } = row;
  await db
    .insert(stripeSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: stripeSubscriptions.id,
      set: { ...told, memberId: sql`coalesce(${stripeSubscriptions.memberId}, ${memberId})` },
    });
}

/** Gives a subscription to the member who proved to have paid it. */
export async function giveSubscription(db: Database, id: string, memberId: string): Promise<void> {
  await db.update(stripeSubscriptions).set({ memberId }).where(eq(stripeSubscriptions.id, id));
}

/** Takes a subscription from its member again: it was paid for by mistake, beside one that runs. */
export async function takeSubscription(db: Database, id: string): Promise<void> {
  await db.update(stripeSubscriptions).set({ memberId: null }).where(eq(stripeSubscriptions.id, id));
}

/** Every subscription that may still take money, by key pages. */
export async function listLiveIds(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: stripeSubscriptions.id })
    .from(stripeSubscriptions)
    .where(and(inArray(stripeSubscriptions.stripeStatus, [...liveStatuses]), sql`${stripeSubscriptions.id} > ${after}`))
    .orderBy(stripeSubscriptions.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Subscriptions that renew by themselves before a moment, for the letters that say so beforehand. */
export async function listRenewing(db: Database, plan: Plan, before: Date): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(stripeSubscriptions)
    .where(
      and(
        eq(stripeSubscriptions.plan, plan),
        eq(stripeSubscriptions.stripeStatus, "active"),
        sql`${stripeSubscriptions.cancelAt} is null`,
        sql`${stripeSubscriptions.memberId} is not null`,
        sql`${stripeSubscriptions.periodEndsAt} <= ${before.toISOString()}::timestamptz`,
      ),
    );
}

export async function findCustomer(db: Database, memberId: string): Promise<string | null> {
  const [found] = await db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.memberId, memberId));
  return found?.customerId ?? null;
}

/** The member's customer: the newest that was claimed or made. */
export async function saveCustomer(db: Database, memberId: string, customerId: string): Promise<void> {
  await db
    .insert(stripeCustomers)
    .values({ memberId, customerId })
    .onConflictDoUpdate({ target: stripeCustomers.memberId, set: { customerId } });
}

/** Notes that a letter goes out for a reason. @returns false when it has been noted before; then it must not be queued again */
export async function noteLetter(db: Database, kind: string, reference: string, at: Date): Promise<boolean> {
  const noted = await db
    .insert(billingLetters)
    .values({ kind, reference, queuedAt: at })
    .onConflictDoNothing()
    .returning({ kind: billingLetters.kind });
  return noted.length > 0;
}

/** Keeps a trace of what was done to somebody's money or access. */
export async function noteAudit(
  db: Database,
  entry: {
    readonly id: string;
    readonly at: Date;
    readonly actor: string;
    readonly action: string;
    readonly memberId: string | null;
    readonly reference: string | null;
  },
): Promise<void> {
  await db.insert(billingAudit).values(entry);
}
