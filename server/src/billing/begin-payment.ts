import { emailProblem, normaliseEmail } from "@stars/domain/account/credentials.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { type Plan, plans } from "@stars/domain/billing/plans.ts";
import { termsVersion } from "@stars/domain/billing/terms.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import { countPassage } from "#platform/limits/limits.ts";
import { PaymentsUnavailable } from "#platform/payments/payments.ts";
import type { Platform } from "#platform/platform.ts";
import { type Attempt, type AttemptKind, type Buyer, findOrAddAttempt, moveAttempt, updateAttempt } from "./attempts.queries.ts";
import { billingDoors } from "./billing.limits.ts";
import { readHolding } from "./read-holding.ts";
import { findCustomer, findLive, saveCustomer } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

export type BillingPlatform = Pick<Platform, "db" | "clock" | "ids" | "config" | "secret" | "payments" | "log">;

export interface PaymentOrder {
  readonly kind: AttemptKind;
  readonly plan: Plan;
  readonly buyer: Buyer;
  readonly networkAddress: string;
  /** What the payer has typed so far; an e-mail that is none yet is left out. */
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/**
 * Lets a browser pay for a plan: a subscription is begun at Stripe whose first invoice waits for its payment. The same buyer gets the same
 * payment again for as long as it waits, so a reload, a second tab or a step back never makes a second charge possible.
 *
 * @returns the secret with which the browser pays
 * @throws Refusal `already-paid`, `already-subscribed`, `ending-subscription`, `managed-by-team`, `too-many-payments`, `payments-unavailable`
 */
export function beginPayment(platform: BillingPlatform, order: PaymentOrder): Promise<string> {
  return orUnavailable(
    platform,
    async () => (await beginOrResume(platform, order)) ?? (await beginOrResume(platform, order)) ?? alreadyPaid(),
  );
}

// Null when the payment found waits no more: it was paid or given up. Asked again, the answer is a refusal or a new payment.
async function beginOrResume(platform: BillingPlatform, order: PaymentOrder): Promise<string | null> {
  if (order.buyer.memberId !== null) await refuseSecondPlan(platform, order.buyer.memberId);
  const attempt = await openAttempt(platform, order);
  const begun = attempt.subscriptionId === null ? await begin(platform, attempt, order) : await resume(platform, attempt);
  if (begun === null) return null;
  await tellPayer(platform, { ...attempt, customerId: begun.customerId }, order);
  return begun.clientSecret;
}

function alreadyPaid(): never {
  throw new Refusal(billingRefusals, "already-paid");
}

/** Refuses a member who has a plan that runs. @throws Refusal */
export async function refuseSecondPlan({ db, clock }: BillingPlatform, memberId: string): Promise<void> {
  const { keeper, subscription } = await readHolding(db, memberId, clock.now());
  // Made active or inactive by hand: a payment would change nothing, so none is taken.
  if (keeper === "team" && ["active", "inactive"].includes(subscription.status)) throw new Refusal(billingRefusals, "managed-by-team");
  const live = await findLive(db, memberId);
  if (live !== null) throw new Refusal(billingRefusals, live.cancelAt === null ? "already-subscribed" : "ending-subscription");
}

/** The buyer's attempt at a plan; counted when it is a new one. @throws Refusal `already-paid` or `too-many-payments` */
export async function openAttempt(platform: BillingPlatform, order: PaymentOrder): Promise<Attempt> {
  const { kind, plan, buyer } = order;
  const { attempt, isNew } = await findOrAddAttempt(platform.db, {
    id: platform.ids.uuid(),
    kind,
    plan,
    amountPence: plans[plan].amountPence,
    buyer,
    ...payer(order),
    termsVersion,
    at: platform.clock.now(),
  });
  if (attempt.status === "paid") alreadyPaid();
  if (!isNew) return attempt;
  const waitSeconds = await countPassage(platform, billingDoors.attempt, order.networkAddress);
  if (waitSeconds === null) return attempt;
  await moveAttempt(platform.db, attempt.id, ["open"], { status: "void" });
  throw new Refusal(billingRefusals, "too-many-payments", { retryAfterSeconds: waitSeconds });
}

/** The member's customer at Stripe, or one for a payer nobody knows yet. */
export async function customerFor(platform: BillingPlatform, attempt: Attempt, order: PaymentOrder): Promise<string> {
  const { db, payments } = platform;
  const { memberId } = order.buyer;
  if (attempt.customerId !== null) return attempt.customerId;
  const details = { email: payer(order).payerEmail ?? undefined, name: order.name };
  if (memberId === null) return payments.createCustomer(`customer:${attempt.id}`, { ...details, attemptId: attempt.id });
  const known = await findCustomer(db, memberId);
  if (known !== null) return known;
  const customerId = await payments.createCustomer(`customer:member:${memberId}`, { ...details, memberId });
  await saveCustomer(db, memberId, customerId);
  return customerId;
}

async function begin(platform: BillingPlatform, attempt: Attempt, order: PaymentOrder) {
  const { db, payments } = platform;
  const customerId = await customerFor(platform, attempt, order);
  await updateAttempt(db, attempt.id, { customerId });
  // The keys come from the attempt, so that a crash here and a second try make one subscription.
  const begun = await payments.beginSubscription(`subscription:${attempt.id}`, {
    customerId,
    plan: attempt.plan,
    attemptId: attempt.id,
    isSetToEnd: order.buyer.memberId === null,
  });
  await updateAttempt(db, attempt.id, { subscriptionId: begun.subscriptionId, paymentIntentId: begun.paymentIntentId });
  return { customerId, clientSecret: begun.clientSecret };
}

async function resume(platform: BillingPlatform, attempt: Attempt) {
  const { payments } = platform;
  const clientSecret = attempt.paymentIntentId === null ? null : await payments.readClientSecret(attempt.paymentIntentId);
  if (clientSecret !== null) return { customerId: attempt.customerId, clientSecret };
  if (attempt.subscriptionId !== null) await syncSubscription(platform, attempt.subscriptionId);
  return null;
}

// Told as soon as it is known, so that receipt and recovery have an address even if the browser dies right after paying.
async function tellPayer({ db, payments }: BillingPlatform, attempt: Attempt, order: PaymentOrder): Promise<void> {
  const { payerEmail, payerEmailKey } = payer(order);
  if (payerEmail === null || attempt.customerId === null || payerEmailKey === attempt.payerEmailKey) return;
  await updateAttempt(db, attempt.id, { payerEmail, payerEmailKey });
  await payments.updateCustomer(`payer:${attempt.id}:${payerEmailKey}`, attempt.customerId, { email: payerEmail, name: order.name });
}

function payer({ email }: PaymentOrder): { payerEmail: string | null; payerEmailKey: string | null } {
  if (email === undefined || emailProblem(email) !== null) return { payerEmail: null, payerEmailKey: null };
  return { payerEmail: email.trim(), payerEmailKey: normaliseEmail(email) };
}

/** Calls the provider; when it cannot be reached, says so in a sentence. @throws Refusal `payments-unavailable` */
export async function orUnavailable<T>({ log }: Pick<Platform, "log">, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    log.error({ err: error }, "the payment provider did not answer");
    throw new Refusal(billingRefusals, "payments-unavailable");
  }
}
