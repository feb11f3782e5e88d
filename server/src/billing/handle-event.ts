import type { ProviderEvent } from "#platform/payments/payments.ts";
import { countFailure, findAttemptBySubscription } from "./attempts.queries.ts";
import type { BillingPlatform } from "./begin-payment.ts";
import { declinesBeforeVoid } from "./billing.limits.ts";
import { refundAttempt } from "./refund-attempt.ts";
import { resolveSession, voidAttempt } from "./resolve-attempts.ts";
import { findSubscriptionRow, noteAudit } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Does what a message from Stripe calls for: asks Stripe how things stand now and writes that down. The message itself says only where to look,
 * so one that is late, repeated or out of order does no harm.
 */
export async function handleEvent(platform: BillingPlatform, event: ProviderEvent): Promise<void> {
  const { db, payments } = platform;
  if (event.checkoutId !== null) {
    await resolveSession(platform, event.checkoutId);
  }
  if (event.type === "payment_intent.payment_failed" && event.paymentIntentId !== null) {
    const counted = await countFailure(db, event.paymentIntentId);
    if (counted?.attempt.status === "open" && counted.attempt.failures >= declinesBeforeVoid) await voidAttempt(platform, counted.attempt);
  }
  const payment =
    event.subscriptionId === null && event.paymentIntentId !== null ? await payments.readPayment(event.paymentIntentId) : null;
  const subscriptionId = event.subscriptionId ?? payment?.subscriptionId ?? null;
  if (subscriptionId === null) return;
  await syncSubscription(platform, subscriptionId);
  if (event.type.startsWith("refund.") || event.type.startsWith("charge.dispute.")) await followMoneyBack(platform, event, subscriptionId);
}

/** A payment that went back in full, or a dispute that was lost, ends what it bought; an open dispute is flagged at once. */
async function followMoneyBack(platform: BillingPlatform, event: ProviderEvent, subscriptionId: string): Promise<void> {
  const { db, payments, ids, clock, log } = platform;
  const payment = event.paymentIntentId === null ? null : await payments.readPayment(event.paymentIntentId);
  if (payment === null) return;
  const row = await findSubscriptionRow(db, subscriptionId);
  if (payment.dispute === "open") {
    log.warn({ subscription: subscriptionId }, "a payment is disputed");
    await noteAudit(db, {
      id: ids.uuid(),
      at: clock.now(),
      actor: "stripe",
      action: "dispute opened",
      memberId: row?.memberId ?? null,
      reference: payment.id,
    });
  }
  const isGone = payment.dispute === "lost" || (payment.receivedPence > 0 && payment.refundedPence >= payment.receivedPence);
  if (!isGone) return;
  const attempt = await findAttemptBySubscription(db, subscriptionId);
  if (attempt?.status === "paid") await refundAttempt(platform, attempt, "refunded at Stripe");
  else if (row !== null && row.stripeStatus !== "canceled") {
    await payments.endNow(`money-back:${payment.id}`, subscriptionId);
    await syncSubscription(platform, subscriptionId);
    await noteAudit(db, {
      id: ids.uuid(),
      at: clock.now(),
      actor: "stripe",
      action: `ended: ${event.type}`,
      memberId: row.memberId,
      reference: payment.id,
    });
  }
}
