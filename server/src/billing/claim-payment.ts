import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { plans } from "@stars/domain/billing/plans.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import type { Database } from "#platform/db/database.ts";
import { enqueue } from "#platform/jobs/queue.ts";
import { type Attempt, findAttempt, moveAttempt } from "./attempts.queries.ts";
import { type BillingPlatform, orUnavailable } from "./begin-payment.ts";
import { findLive, findSubscriptionRow, giveSubscription, noteAudit, type SubscriptionRow, saveCustomer } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** A payment that Stripe, asked just now, says was made in full for what we sell, and that belongs to nobody yet. */
export interface VerifiedPayment {
  readonly attempt: Attempt;
  readonly subscriptionId: string;
  readonly customerId: string;
}

/**
 * Holds a payment to what was to be paid, by asking Stripe afresh. Whoever asks has proven before that it is theirs.
 *
 * @throws Refusal `payment-not-finished`, `payment-used`, `payment-not-verified` or `payments-unavailable`
 */
export function verifyPayment(platform: BillingPlatform, attemptId: string): Promise<VerifiedPayment> {
  return orUnavailable(platform, async () => {
    const known = await findAttempt(platform.db, attemptId);
    if (known === null || known.subscriptionId === null) return refuse("payment-not-verified");
    const row = await syncSubscription(platform, known.subscriptionId);
    const attempt = await findAttempt(platform.db, attemptId);
    if (row === null || attempt === null) return refuse("payment-not-verified");
    if (attempt.status === "claimed") return refuse("payment-used");
    if (attempt.status === "open") return refuse("payment-not-finished");
    if (attempt.status !== "paid" || attempt.paymentIntentId === null) return refuse("payment-not-verified");
    if (!(await isPaidInFull(platform, attempt, row))) return refuse("payment-not-verified");
    return { attempt, subscriptionId: row.id, customerId: row.customerId };
  });
}

async function isPaidInFull({ payments }: BillingPlatform, attempt: Attempt, row: SubscriptionRow): Promise<boolean> {
  const payment = attempt.paymentIntentId === null ? null : await payments.readPayment(attempt.paymentIntentId);
  return (
    payment !== null &&
    payment.status === "succeeded" &&
    payment.receivedPence === plans[attempt.plan].amountPence &&
    payment.currency === "gbp" &&
    payment.refundedPence === 0 &&
    payment.dispute === "none" &&
    payment.customerId === row.customerId &&
    (payment.subscriptionId === null || payment.subscriptionId === row.id) &&
    row.plan === attempt.plan &&
    ["active", "trialing"].includes(row.stripeStatus)
  );
}

/**
 * Gives a verified payment to a member, once, within the caller's transaction. What is left to say to Stripe is queued: from now on the
 * plan renews, and other payments begun in the same browser are given up.
 *
 * @throws Refusal `payment-used` when somebody else was first, `already-subscribed` when the member has a plan that runs
 */
export async function claimPayment(
  tx: Database,
  platform: Pick<BillingPlatform, "clock" | "ids">,
  { attempt, subscriptionId, customerId }: VerifiedPayment,
  memberId: string,
  how: string,
): Promise<void> {
  const at = platform.clock.now();
  const live = await findLive(tx, memberId);
  if (live !== null && live.id !== subscriptionId) return refuse("already-subscribed");
  if (!(await moveAttempt(tx, attempt.id, ["paid"], { status: "claimed", claimedAt: at, memberId }))) return refuse("payment-used");
  const row = await findSubscriptionRow(tx, subscriptionId);
  if (row?.memberId !== null && row?.memberId !== memberId) return refuse("payment-used");
  await giveSubscription(tx, subscriptionId, memberId);
  await saveCustomer(tx, memberId, customerId);
  await noteAudit(tx, { id: platform.ids.uuid(), at, actor: memberId, action: `claimed by ${how}`, memberId, reference: attempt.id });
  await enqueue(tx, platform, { kind: "settle-claim", payload: { attemptId: attempt.id }, dedupeKey: `settle:${attempt.id}` });
}

function refuse(code: keyof typeof billingRefusals): never {
  throw new Refusal(billingRefusals, code);
}
