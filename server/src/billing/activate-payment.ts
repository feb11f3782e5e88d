import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import { findMemberByEmail, proveEmail } from "#account/find-member.ts";
import { startSession } from "#account/start-session.ts";
import type { BillingPlatform } from "./begin-payment.ts";
import { claimPayment, verifyPayment } from "./claim-payment.ts";
import { findPendingPayment } from "./recover-payment.ts";
import { settleClaim } from "./settle-claim.ts";

/** Where the payer goes next, and the session that was opened for them, if any. */
export interface Activation {
  readonly redirectTo: string;
  readonly sessionToken: string | null;
}

/**
 * Gives a paid plan to whoever has proven the payer's e-mail: the signed-in member, else the account with that e-mail, else an account to be
 * made on the next page.
 *
 * @param emailKey proven by a mailed code
 * @param memberId the signed-in member, or null
 * @throws Refusal `no-pending-payment`, `plan-mismatch`, `payment-used`, `payment-not-verified`, `already-subscribed`
 */
export async function activatePayment(
  platform: BillingPlatform,
  emailKey: string,
  plan: string,
  memberId: string | null,
): Promise<Activation> {
  const attempt = await findPendingPayment(platform, emailKey);
  if (attempt === null) throw new Refusal(billingRefusals, "no-pending-payment");
  if (plan !== attempt.plan) throw new Refusal(billingRefusals, "plan-mismatch");
  const payment = await verifyPayment(platform, attempt.id);
  const owner = memberId ?? (await findMemberByEmail(platform.db, emailKey));
  if (owner === null) {
    const query = new URLSearchParams({ session_id: attempt.paymentIntentId ?? "", customer_email: attempt.payerEmail ?? "" });
    return { redirectTo: `/payment-success?${query}`, sessionToken: null };
  }
  const sessionToken = await platform.db.transaction(async (tx) => {
    await claimPayment(tx, platform, payment, owner, "recovery");
    if (memberId !== null) return null;
    // The code proved the mailbox, as a reset link would.
    await proveEmail(tx, owner, platform.clock.now());
    return startSession(tx, platform, owner);
  });
  await settleClaim(platform, attempt.id).catch((error: unknown) => platform.log.error({ err: error }, "a claim is settled later"));
  return { redirectTo: "/dashboard", sessionToken };
}
