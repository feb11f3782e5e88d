import type { Subscription } from "@stars/domain/billing/entitlements.ts";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { subscriptions } from "./billing.tables.ts";

export async function findSubscription(db: Database, memberId: string): Promise<Subscription | null> {
  const [found] = await db
    .select({ plan: subscriptions.plan, status: subscriptions.status, startedAt: subscriptions.startedAt, endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .where(eq(subscriptions.memberId, memberId));
  if (!found) return null;
  return { ...found, startedAt: found.startedAt?.getTime() ?? null, endsAt: found.endsAt?.getTime() ?? null };
}

export async function saveSubscription(db: Database, memberId: string, { plan, status, startedAt, endsAt }: Subscription): Promise<void> {
  const held = { plan, status, startedAt: dateOrNull(startedAt), endsAt: dateOrNull(endsAt) };
  await db
    .insert(subscriptions)
    .values({ memberId, ...held })
    .onConflictDoUpdate({ target: subscriptions.memberId, set: held });
}

function dateOrNull(instantMs: number | null): Date | null {
  return instantMs === null ? null : new Date(instantMs);
}
