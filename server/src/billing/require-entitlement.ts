import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { isEntitled } from "@stars/domain/billing/entitlements.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import type { Database } from "#platform/db/database.ts";
import { readHolding } from "./read-holding.ts";

/**
 * Lets only a member with a plan go on.
 *
 * @throws Refusal `subscription-needed`
 */
export async function requireEntitlement(db: Database, memberId: string, at: Date): Promise<void> {
  const { subscription } = await readHolding(db, memberId, at);
  if (!isEntitled(subscription, at.getTime())) throw new Refusal(billingRefusals, "subscription-needed");
}
