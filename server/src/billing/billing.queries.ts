import type { Grant } from "@stars/domain/billing/held-plans.ts";
import type { StripeSubscription } from "@stars/domain/billing/stripe-status.ts";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { grants, stripeSubscriptions } from "./billing.tables.ts";

/** What was given to a member without a payment, or null. */
export async function findGrant(db: Database, memberId: string): Promise<Grant | null> {
  const [found] = await db
    .select({ plan: grants.plan, status: grants.status, startedAt: grants.startedAt, endsAt: grants.endsAt, isOverride: grants.isOverride })
    .from(grants)
    .where(eq(grants.memberId, memberId));
  if (!found) return null;
  return { ...found, startedAt: found.startedAt?.getTime() ?? null, endsAt: found.endsAt?.getTime() ?? null };
}

export async function saveGrant(db: Database, memberId: string, { plan, status, startedAt, endsAt, isOverride }: Grant): Promise<void> {
  const given = { plan, status, startedAt: dateOrNull(startedAt), endsAt: dateOrNull(endsAt), isOverride };
  await db
    .insert(grants)
    .values({ memberId, ...given })
    .onConflictDoUpdate({ target: grants.memberId, set: given });
}

/** Every subscription a member was ever sold. */
export async function findSold(db: Database, memberId: string): Promise<StripeSubscription[]> {
  const rows = await db
    .select({
      plan: stripeSubscriptions.plan,
      stripeStatus: stripeSubscriptions.stripeStatus,
      startedAt: stripeSubscriptions.startedAt,
      periodEndsAt: stripeSubscriptions.periodEndsAt,
      cancelAt: stripeSubscriptions.cancelAt,
      endedAt: stripeSubscriptions.endedAt,
      pastDueSince: stripeSubscriptions.pastDueSince,
      hasPaid: stripeSubscriptions.hasPaid,
    })
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.memberId, memberId));
  return rows.map((row) => ({
    plan: row.plan,
    stripeStatus: row.stripeStatus,
    startedAt: row.startedAt.getTime(),
    periodEndsAt: row.periodEndsAt.getTime(),
    cancelAt: row.cancelAt?.getTime() ?? null,
    endedAt: row.endedAt?.getTime() ?? null,
    pastDueSince: row.pastDueSince?.getTime() ?? null,
    hasPaid: row.hasPaid,
  }));
}

function dateOrNull(instantMs: number | null): Date | null {
  return instantMs === null ? null : new Date(instantMs);
}
