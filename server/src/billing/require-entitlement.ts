import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { isEntitled } from "@stars/domain/billing/entitlements.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import type { Database } from "#platform/db/database.ts";
import { readSubscription } from "./read-subscription.ts";

/**
 * Lets only a member with a plan go on.
 *
 * @throws Refusal `subscription-needed`
 */
export async function requireEntitlement(db: Database, memberId: string, at: Date): Promise<void> {
  const subscription = await readSubscription(db, memberId);
  if (!isEntitled(subscription, at.getTime())) throw new Refusal(billingRefusals, "subscription-needed");
}
