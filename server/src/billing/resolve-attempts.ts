import { normaliseEmail } from "@stars/domain/account/credentials.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import { type Attempt, findAttempt, findAttemptBySession, listUnresolved, moveAttempt, updateAttempt } from "./attempts.queries.ts";
import type { BillingPlatform } from "./begin-payment.ts";
import { claimPayment, verifyPayment } from "./claim-payment.ts";
import { refundAttempt } from "./refund-attempt.ts";
import { settleClaim } from "./settle-claim.ts";
import { findLive } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Asks Stripe how an attempt stands now. @returns the attempt as it is after that, or null when there is none */
export async function resolveAttempt(platform: BillingPlatform, attempt: Attempt): Promise<Attempt | null> {
  if (attempt.subscriptionId === null && attempt.checkoutId !== null) await resolveCheckout(platform, attempt, attempt.checkoutId);
  const known = (await findAttempt(platform.db, attempt.id)) ?? attempt;
  if (known.subscriptionId !== null) await syncSubscription(platform, known.subscriptionId);
  return findAttempt(platform.db, attempt.id);
}

/** The attempt behind a `pi_...` or `cs_...` id, as Stripe says it stands now; null when it is none of ours. */
export async function resolveSession(platform: BillingPlatform, sessionId: string): Promise<Attempt | null> {
  const attempt = (await findAttemptBySession(platform.db, sessionId)) ?? (await adoptCheckout(platform, sessionId));
  return attempt === null ? null : resolveAttempt(platform, attempt);
}

/**
 * Finds the attempt behind a checkout that a payment link made. The reference in it came through a browser, so the attempt lets go of the
 * browser it began in: from here on only a mailed code proves whose payment it is.
 */
async function adoptCheckout({ db, payments }: BillingPlatform, sessionId: string): Promise<Attempt | null> {
  if (!sessionId.startsWith("cs_")) return null;
  const checkout = await payments.readCheckout(sessionId);
  const attempt = checkout?.attemptId && /^[0-9a-f-]{36}$/.test(checkout.attemptId) ? await findAttempt(db, checkout.attemptId) : null;
  if (attempt === null || attempt.kind !== "hosted" || attempt.checkoutId !== null || attempt.status !== "open") return null;
  const adopted = { checkoutId: sessionId, browserHash: null, memberId: null };
  await updateAttempt(db, attempt.id, adopted);
  return { ...attempt, ...adopted };
}

async function resolveCheckout({ db, payments }: BillingPlatform, attempt: Attempt, checkoutId: string): Promise<void> {
  const checkout = await payments.readCheckout(checkoutId);
  if (checkout === null || !checkout.isPaid || checkout.subscriptionId === null) return;
  await updateAttempt(db, attempt.id, {
    subscriptionId: checkout.subscriptionId,
    ...(checkout.customerId !== null && { customerId: checkout.customerId }),
    ...(checkout.payerEmail !== null && { payerEmail: checkout.payerEmail, payerEmailKey: normaliseEmail(checkout.payerEmail) }),
  });
}

/**
 * Brings a signed-in member's payments to their end, so that the product works when no message from Stripe ever comes: what they paid is
 * theirs, also when it was begun in this browser before they signed in; and a renewal that is due, or has failed, is asked about anew.
 */
export async function resolveOwn(platform: BillingPlatform, memberId: string, browserHash: string | null): Promise<void> {
  for (const unresolved of await listUnresolved(platform.db, memberId, browserHash)) {
    const attempt = await resolveAttempt(platform, unresolved);
    if (attempt?.status === "paid") await claimOwn(platform, attempt, memberId);
  }
  const live = await findLive(platform.db, memberId);
  const isUnsure = live !== null && (live.stripeStatus !== "active" || live.periodEndsAt <= platform.clock.now());
  if (isUnsure) await syncSubscription(platform, live.id);
}

async function claimOwn(platform: BillingPlatform, attempt: Attempt, memberId: string): Promise<void> {
  try {
    const payment = await verifyPayment(platform, attempt.id);
    await platform.db.transaction((tx) => claimPayment(tx, platform, payment, memberId, "return"));
    await settleClaim(platform, attempt.id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // They have a plan that runs: this one was bought by mistake. Any other payment that cannot be theirs stays where it is.
    if (error.code === "already-subscribed") await refundAttempt(platform, attempt, "paid beside a plan that runs");
    platform.log.info({ code: error.code, attempt: attempt.id }, "a payment was not claimed on return");
  }
}

/** Gives an attempt up whose buyer never came back. */
export async function voidAttempt({ db, payments }: BillingPlatform, attempt: Attempt): Promise<void> {
  if (attempt.subscriptionId !== null) await payments.endNow(`void:${attempt.id}`, attempt.subscriptionId);
  await moveAttempt(db, attempt.id, ["open"], { status: "void" });
}
