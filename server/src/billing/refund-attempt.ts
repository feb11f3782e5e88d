import { type Attempt, moveAttempt } from "./attempts.queries.ts";
import type { BillingPlatform } from "./begin-payment.ts";
import { noteAudit } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Gives back a payment that belongs to no account and ends what it bought. The keys come from the attempt: it happens once. */
export async function refundAttempt(platform: BillingPlatform, attempt: Attempt, why: string): Promise<void> {
  const { db, payments, clock, ids } = platform;
  if (attempt.paymentIntentId === null || attempt.subscriptionId === null) return;
  if (!(await moveAttempt(db, attempt.id, ["paid", "refunded"], { status: "refunded" }))) return;
  const payment = await payments.readPayment(attempt.paymentIntentId);
  if (payment !== null && payment.refundedPence === 0) await payments.refund(`refund:${attempt.id}`, attempt.paymentIntentId, why);
  const row = await syncSubscription(platform, attempt.subscriptionId);
  if (row !== null && row.stripeStatus !== "canceled") {
    await payments.endNow(`end:${attempt.id}`, attempt.subscriptionId);
    await syncSubscription(platform, attempt.subscriptionId);
  }
  await noteAudit(db, {
    id: ids.uuid(),
    at: clock.now(),
    actor: "system",
    action: `refunded: ${why}`,
    memberId: null,
    reference: attempt.id,
  });
}
