import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { checkPaidSignUp, normaliseEmail } from "@stars/domain/account/credentials.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { InvalidInput, Refusal } from "@stars/domain/contract/refusal.ts";
import { addMember, type SignUpOrigin } from "#account/add-member.ts";
import { emailHasAccount } from "#account/email-has-account.ts";
import { memberWith } from "#account/member-with.ts";
import { hashPassword } from "#account/passwords.ts";
import { startSession } from "#account/start-session.ts";
import { type Attempt, findAttemptBySession } from "./attempts.queries.ts";
import type { BillingPlatform } from "./begin-payment.ts";
import { claimPayment, verifyPayment } from "./claim-payment.ts";

export interface PaidSignUpForm {
  readonly email: string;
  readonly password: string;
  readonly athleteName: string;
  /** A `pi_...` or `cs_...` id. Not a secret, so it proves nothing. */
  readonly sessionId: string;
  readonly plan?: string | undefined;
}

/** What the caller has proven: the browser it pays in, an e-mail by a mailed code, or that it is signed in. */
export interface PayerProof {
  readonly browserHash: string | null;
  readonly provenEmailKey: string | null;
}

/**
 * Makes an account out of a payment that was made, in one transaction: member, athlete, plan and session, or none of them.
 * The payment is looked up at Stripe; nothing that the browser says of it is believed.
 *
 * @returns the token of the new session
 * @throws InvalidInput, Refusal `payment-not-verified`, `payment-not-finished`, `payment-used`, `plan-mismatch`, `email-taken`
 */
export async function signUpWithPayment(
  platform: BillingPlatform,
  form: PaidSignUpForm,
  origin: SignUpOrigin,
  proof: PayerProof,
): Promise<string> {
  const problems = checkPaidSignUp(form);
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
  const attempt = form.sessionId === "" ? null : await findAttemptBySession(platform.db, form.sessionId);
  if (attempt === null) throw new Refusal(billingRefusals, "payment-not-verified");
  const isOwnBrowser = proof.browserHash !== null && proof.browserHash === attempt.browserHash;
  const isProvenPayer = proof.provenEmailKey !== null && proof.provenEmailKey === attempt.payerEmailKey;
  if (!isOwnBrowser && !isProvenPayer) throw new Refusal(billingRefusals, "payment-not-verified");
  if (form.plan !== undefined && form.plan !== attempt.plan) throw new Refusal(billingRefusals, "plan-mismatch");
  if (attempt.status === "claimed" && isOwnBrowser) return signInAgain(platform, form, attempt);
  const payment = await verifyPayment(platform, attempt.id);
  if (await emailHasAccount(platform.db, normaliseEmail(form.email))) throw new Refusal(accountRefusals, "email-taken");

  const passwordHash = await hashPassword(form.password);
  return platform.db.transaction(async (tx) => {
    const memberId = await addMember(tx, platform, { ...form, passwordHash }, origin);
    await claimPayment(tx, platform, payment, memberId, "sign-up");
    return startSession(tx, platform, memberId);
  });
}

// The same form sent again, because its first answer was lost: the account is there, and its password is right.
async function signInAgain(platform: BillingPlatform, { email, password }: PaidSignUpForm, attempt: Attempt): Promise<string> {
  const memberId = await memberWith(platform.db, email, password);
  if (memberId === null || memberId !== attempt.memberId) throw new Refusal(billingRefusals, "payment-used");
  return startSession(platform.db, platform, memberId);
}
