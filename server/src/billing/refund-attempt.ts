import { enqueue } from "#platform/jobs/queue.ts";
import type { Platform } from "#platform/platform.ts";
import { type Attempt, findAttempt, moveAttempt } from "./attempts.queries.ts";
import type { BillingPlatform } from "./begin-payment.ts";
import { finishAccountLetter } from "./billing.mails.ts";
import { noteAudit } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

export interface RefundOrder {
  readonly attemptId: string;
  readonly why: string;
  /** Whether the payer is written to that nobody made the account. */
  readonly isUnclaimed: boolean;
}

/** Decides that a payment which belongs to no account goes back. From then on nobody can claim it, and a job sees it through. */
export async function refundAttempt(platform: BillingPlatform, attempt: Attempt, why: string, isUnclaimed = false): Promise<void> {
  const order: RefundOrder = { attemptId: attempt.id, why, isUnclaimed };
  await platform.db.transaction(async (tx) => {
    if (await moveAttempt(tx, attempt.id, ["paid"], { status: "refunded" }))
      await enqueue(tx, platform, { kind: "refund-attempt", payload: order });
  });
}

/** Gives the money back and ends what it bought. Tried again until it is done; the keys come from the attempt, so it happens once. */
export async function carryOutRefund(
  platform: BillingPlatform & Pick<Platform, "mail">,
  { attemptId, why, isUnclaimed }: RefundOrder,
): Promise<void> {
  const { db, payments, clock, ids, mail, config } = platform;
  const attempt = await findAttempt(db, attemptId);
  if (attempt === null || attempt.paymentIntentId === null || attempt.subscriptionId === null) return;
  const payment = await payments.readPayment(attempt.paymentIntentId);
  if (payment !== null && payment.refundedPence === 0) await payments.refund(`refund:${attempt.id}`, attempt.paymentIntentId, why);
  const row = await syncSubscription(platform, attempt.subscriptionId);
  if (row !== null && row.stripeStatus !== "canceled") {
    await payments.endNow(`end:${attempt.id}`, attempt.subscriptionId);
    await syncSubscription(platform, attempt.subscriptionId);
  }
  if (isUnclaimed && attempt.payerEmail !== null) {
    const house = { appUrl: config.APP_URL, supportEmail: config.SUPPORT_EMAIL };
    await mail.send(finishAccountLetter(attempt.payerEmail, attempt.plan, "refunded", house));
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
