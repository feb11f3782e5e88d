import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { coolingOffMs, coolingOffRefundPence } from "@stars/domain/billing/cooling-off.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import { type Attempt, findAttemptBySubscription, findLatestClaimed, moveAttempt } from "./attempts.queries.ts";
import { type BillingPlatform, orUnavailable } from "./begin-payment.ts";
import { queueLetter } from "./queue-letters.ts";
import { readHolding } from "./read-holding.ts";
import { settleClaim } from "./settle-claim.ts";
import { findCustomer, findLive, noteAudit, type SubscriptionRow } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Lets a member's plan end when the period they paid for ends. Asked twice, it answers the same.
 *
 * @returns when access ends
 * @throws Refusal `no-subscription`, `managed-by-team` or `payments-unavailable`
 */
export async function cancelSubscription(platform: BillingPlatform, memberId: string): Promise<Date> {
  const live = await ownPlan(platform, memberId, "no-subscription");
  return orUnavailable(platform, async () => {
    await settle(platform, live);
    // A key of its own for each wish: a fixed one would make cancel, reactivate, cancel answer the first cancel again.
    await platform.payments.setToEnd(`cancel:${platform.ids.uuid()}`, live.id, true);
    const row = (await syncSubscription(platform, live.id)) ?? live;
    await note(platform, memberId, "cancelled to the period's end", live.id);
    return row.cancelAt ?? row.periodEndsAt;
  });
}

/**
 * Takes a scheduled cancellation back while the period runs.
 *
 * @throws Refusal `not-ending`, `managed-by-team` or `payments-unavailable`
 */
export async function reactivateSubscription(platform: BillingPlatform, memberId: string): Promise<void> {
  const live = await ownPlan(platform, memberId, "not-ending");
  if (live.stripeStatus !== "active" || live.cancelAt === null) throw new Refusal(billingRefusals, "not-ending");
  await orUnavailable(platform, async () => {
    await platform.payments.setToEnd(`reactivate:${platform.ids.uuid()}`, live.id, false);
    await syncSubscription(platform, live.id);
    await note(platform, memberId, "reactivated", live.id);
  });
}

/**
 * The address at the payment provider where the member changes the card or reads invoices.
 *
 * @throws Refusal `no-subscription`, `managed-by-team` or `payments-unavailable`
 */
export async function openPortal(platform: BillingPlatform, memberId: string): Promise<string> {
  const customerId = await findCustomer(platform.db, memberId);
  if (customerId === null) {
    const { keeper } = await readHolding(platform.db, memberId, platform.clock.now());
    throw new Refusal(billingRefusals, keeper === "team" ? "managed-by-team" : "no-subscription");
  }
  return orUnavailable(platform, () => platform.payments.openPortal(customerId, `${platform.config.APP_URL}/account`));
}

/**
 * What cancelling now would give back, in pence; 0 after the 14 days (see domain cooling-off).
 */
export async function refundDue(
  { db, clock, payments }: BillingPlatform,
  memberId: string,
): Promise<{ attempt: Attempt; amountPence: number } | null> {
  const live = await findLive(db, memberId);
  const attempt = live === null ? null : await findAttemptBySubscription(db, live.id);
  if (attempt === null || attempt.status !== "claimed" || attempt.paidAt === null || attempt.paymentIntentId === null) return null;
  const paidAtMs = attempt.paidAt.getTime();
  if (coolingOffRefundPence({ paidAtMs, receivedPence: attempt.amountPence, refundedPence: 0 }, clock.now().getTime()) === 0) return null;
  const payment = await payments.readPayment(attempt.paymentIntentId);
  if (payment === null) return null;
  return { attempt, amountPence: coolingOffRefundPence({ ...payment, paidAtMs }, clock.now().getTime()) };
}

/**
 * Ends the plan at once and gives the first payment back, within 14 days of it.
 *
 * @returns what was given back, in pence
 * @throws Refusal `no-refund-due`, `managed-by-team` or `payments-unavailable`
 */
export async function refundSubscription(platform: BillingPlatform, memberId: string): Promise<number> {
  const given = await alreadyGivenBack(platform, memberId);
  if (given !== null) return given;
  const live = await ownPlan(platform, memberId, "no-refund-due");
  return orUnavailable(platform, async () => {
    const due = await refundDue(platform, memberId);
    if (due === null || due.amountPence === 0 || due.attempt.paymentIntentId === null) throw new Refusal(billingRefusals, "no-refund-due");
    const { attempt } = due;
    await settle(platform, live);
    const { amountPence } = await platform.payments.refund(
      `cooling-off:${attempt.id}`,
      attempt.paymentIntentId ?? "",
      "cancelled within 14 days",
    );
    await platform.payments.endNow(`cooling-off-end:${attempt.id}`, live.id);
    await syncSubscription(platform, live.id);
    await platform.db.transaction(async (tx) => {
      await moveAttempt(tx, attempt.id, ["claimed"], { status: "refunded" });
      await queueLetter(tx, platform, attempt.id, { kind: "refunded", subscriptionId: live.id, invoiceId: null, amountPence });
    });
    await note(platform, memberId, "cancelled within 14 days and refunded", live.id);
    return amountPence;
  });
}

/** What a member got back a moment ago, so that a wish whose answer was lost is answered the same again. */
async function alreadyGivenBack(platform: BillingPlatform, memberId: string): Promise<number | null> {
  if ((await findLive(platform.db, memberId)) !== null) return null;
  const attempt = await findLatestClaimed(platform.db, memberId);
  if (attempt?.status !== "refunded" || attempt.paymentIntentId === null || attempt.paidAt === null) return null;
  if (platform.clock.now().getTime() >= attempt.paidAt.getTime() + coolingOffMs) return null;
  const { paymentIntentId } = attempt;
  const payment = await orUnavailable(platform, () => platform.payments.readPayment(paymentIntentId));
  return payment === null || payment.refundedPence === 0 ? null : payment.refundedPence;
}

async function ownPlan(
  { db, clock }: BillingPlatform,
  memberId: string,
  otherwise: "no-subscription" | "not-ending" | "no-refund-due",
): Promise<SubscriptionRow> {
  const live = await findLive(db, memberId);
  if (live !== null) return live;
  const { keeper, subscription } = await readHolding(db, memberId, clock.now());
  const isByHand = keeper === "team" && subscription.status === "active";
  throw new Refusal(billingRefusals, isByHand ? "managed-by-team" : otherwise);
}

// What a claim still has to tell Stripe goes first, or it would undo what the member asks for now.
async function settle(platform: BillingPlatform, { id }: SubscriptionRow): Promise<void> {
  const attempt = await findAttemptBySubscription(platform.db, id);
  if (attempt !== null && attempt.kind !== "checkout") await settleClaim(platform, attempt.id);
}

function note({ db, ids, clock }: BillingPlatform, memberId: string, action: string, reference: string): Promise<void> {
  return noteAudit(db, { id: ids.uuid(), at: clock.now(), actor: memberId, action, memberId, reference });
}
