import { renewalTerms } from "@stars/domain/billing/terms.ts";
import { type Attempt, moveAttempt, updateAttempt } from "./attempts.queries.ts";
import { type BillingPlatform, customerFor, openAttempt, orUnavailable, type PaymentOrder, refuseSecondPlan } from "./begin-payment.ts";

/** A hosted page stays good for a day at Stripe; after an hour a fresh one is made. */
const freshMs = 60 * 60 * 1000;

/**
 * Opens the provider's own checkout page for a plan: a payment link when one is configured, otherwise a page made for this visit.
 *
 * @returns its address
 * @throws Refusal as `beginPayment`
 */
export async function startHostedCheckout(platform: BillingPlatform, order: PaymentOrder & { readonly kind: "hosted" }): Promise<string> {
  const { db, payments, config, clock } = platform;
  if (order.buyer.memberId !== null) await refuseSecondPlan(platform, order.buyer.memberId);
  let attempt = await openAttempt(platform, order);
  if (clock.now().getTime() - attempt.createdAt.getTime() > freshMs) {
    await moveAttempt(db, attempt.id, ["open"], { status: "void" });
    attempt = await openAttempt(platform, order);
  }
  const link = order.plan === "monthly" ? config.STRIPE_PAYMENT_LINK_MONTHLY : config.STRIPE_PAYMENT_LINK_ANNUAL;
  if (link !== undefined) return withReference(link, attempt, order.email);
  return orUnavailable(platform, async () => {
    const customerId = order.buyer.memberId === null ? null : await customerFor(platform, attempt, order);
    const { id, url } = await payments.openCheckout(`checkout:${attempt.id}`, {
      plan: attempt.plan,
      attemptId: attempt.id,
      customerId,
      email: null,
      successUrl: `${config.APP_URL}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${config.APP_URL}/pricing`,
      terms: renewalTerms(attempt.plan),
    });
    await updateAttempt(db, attempt.id, { checkoutId: id, ...(customerId !== null && { customerId }) });
    return url;
  });
}

// The browser can change the reference, so on the way back it only helps to find the attempt and proves nothing.
function withReference(link: string, attempt: Attempt, email: string | undefined): string {
  const address = new URL(link);
  address.searchParams.set("client_reference_id", attempt.id);
  if (email !== undefined) address.searchParams.set("prefilled_email", email);
  return address.href;
}
