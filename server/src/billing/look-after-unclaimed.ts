import { enqueue } from "#platform/jobs/queue.ts";
import type { Platform } from "#platform/platform.ts";
import { findAttempt } from "./attempts.queries.ts";
import type { BillingPlatform } from "./begin-payment.ts";
import { finishAccountLetter } from "./billing.mails.ts";
import { refundAttempt } from "./refund-attempt.ts";
import { findSubscriptionRow } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** When a payment without an account is looked at again after it was made; the last look gives it back. */
const unclaimedStepsMs = [0, 15 * minuteMs, dayMs, 3 * dayMs, 7 * dayMs, 14 * dayMs] as const;

/**
 * Looks after a payment that no account uses: it is set not to renew, its payer is written to, and after 14 days it is refunded. Each call does
 * one step and queues the next; a claimed payment ends it.
 */
export async function lookAfterUnclaimed(
  platform: BillingPlatform & Pick<Platform, "mail">,
  { attemptId, step }: { attemptId: string; step: number },
): Promise<void> {
  const { db, payments, mail, config } = platform;
  const attempt = await findAttempt(db, attemptId);
  if (attempt?.status !== "paid" || attempt.subscriptionId === null || attempt.paidAt === null) return;
  const house = { appUrl: config.APP_URL, supportEmail: config.SUPPORT_EMAIL };
  const isLast = step === unclaimedStepsMs.length - 1;
  if (step === 0) {
    const row = await findSubscriptionRow(db, attempt.subscriptionId);
    if (row?.isSetToEnd === false) {
      await payments.setToEnd(`unclaimed:${attempt.id}`, attempt.subscriptionId, true);
      await syncSubscription(platform, attempt.subscriptionId);
    }
  } else if (isLast) {
    await refundAttempt(platform, attempt, "no account was made within 14 days", true);
  } else if (attempt.payerEmail !== null) {
    await mail.send(finishAccountLetter(attempt.payerEmail, attempt.plan, step === 1 ? "first" : "later", house));
  }
  const wait = unclaimedStepsMs[step + 1];
  if (wait === undefined) return;
  const runAt = new Date(attempt.paidAt.getTime() + wait);
  await enqueue(db, platform, {
    kind: "look-after-unclaimed",
    payload: { attemptId, step: step + 1 },
    runAt,
    dedupeKey: `unclaimed:${attemptId}:${step + 1}`,
  });
}
