import { normaliseEmail } from "@stars/domain/account/credentials.ts";
import { billingApi } from "@stars/domain/billing/billing.api.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { defaultPlan, isPlan, planIds } from "@stars/domain/billing/plans.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { signUp } from "#account/sign-up.ts";
import { serve } from "#platform/http/serve.ts";
import { setSessionCookies } from "#platform/http/session-cookies.ts";
import type { Platform } from "#platform/platform.ts";
import { activatePayment } from "./activate-payment.ts";
import { findAttemptBySession } from "./attempts.queries.ts";
import { browserOf, markBrowser } from "./pay-cookie.ts";
import { askForCode, findPendingPayment, verifyCode } from "./recover-payment.ts";
import { findProof } from "./recovery.queries.ts";
import { recoveryProofOf, setRecoveryCookie } from "./recovery-cookie.ts";
import { settleClaim } from "./settle-claim.ts";
import { signUpWithPayment } from "./sign-up-with-payment.ts";
import { startHostedCheckout } from "./start-hosted-checkout.ts";

/** The hosted checkout, the account that follows a payment, and payments that lost their way. */
export function billingReturnRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, clock, config, ids } = platform;

  app.get<{ Querystring: { plan?: string } }>("/api/checkout/start", { schema: { hide: true } }, async (request, reply) => {
    reply.header("x-robots-tag", "noindex, nofollow").header("cache-control", "no-store");
    const { plan } = request.query;
    if (request.method !== "GET" || request.headers["sec-purpose"] !== undefined) return reply.code(204).send();
    await app.recogniseViewer(request);
    try {
      return reply.redirect(await hostedCheckout(request, reply, isPlan(plan) ? plan : defaultPlan), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const query = new URLSearchParams({ message: error.message, source: "checkout" });
      return reply.redirect(error.code === "already-paid" ? "/payment-recovery" : `/pricing?${query}`, 303);
    }
  });

  serve(app, billingApi.completeSignup, async ({ body, request, reply }) => {
    const { childName, plan, ref, referralSource, ...form } = body;
    const chosen = isPlan(plan) ? plan : defaultPlan;
    const origin = { door: "complete_signup", networkAddress: request.ip, ref, referralSource } as const;
    const token = await signUp(platform, { ...form, athleteName: childName, plan: chosen }, origin, planIds);
    setSessionCookies(reply, token, config.APP_URL);
    return { success: true, checkoutUrl: `/api/checkout/start?plan=${chosen}` };
  });

  serve(app, billingApi.completeSignupWithPayment, async ({ body, request, reply }) => {
    const { ref, referralSource, source, ...form } = body;
    const door = source === "stripe_embedded" ? ("stripe_embedded" as const) : ("hosted_checkout" as const);
    const proof = { browserHash: browserOf(request), provenEmailKey: await provenEmail(request) };
    const token = await signUpWithPayment(platform, form, { door, networkAddress: request.ip, ref, referralSource }, proof);
    setSessionCookies(reply, token, config.APP_URL);
    await settleSoon(form.sessionId);
    return { success: true, message: "Your subscription has been activated!" };
  });

  serve(app, billingApi.checkPending, async ({ query, request, reply }) => {
    reply.header("cache-control", "no-store");
    const emailKey = normaliseEmail(query.customer_email);
    if ((await provenEmail(request)) !== emailKey) {
      const browserHash = markBrowser(request, reply, ids.token, config.APP_URL);
      await askForCode(platform, query.customer_email, browserHash, request.ip);
      return { found: false, verificationRequired: true };
    }
    const attempt = await findPendingPayment(platform, emailKey);
    if (attempt === null || attempt.paidAt === null) return { found: false };
    return { found: true, plan: attempt.plan, amount: attempt.amountPence, paymentDate: attempt.paidAt.toISOString() };
  });

  serve(app, billingApi.verifyRecovery, async ({ body: { email, code }, request, reply }) => {
    const token = await verifyCode(platform, email, code, browserOf(request), request.ip);
    setRecoveryCookie(reply, token, config.APP_URL);
    return { success: true };
  });

  serve(app, billingApi.activate, async ({ body: { email, plan }, viewer, request, reply }) => {
    const emailKey = normaliseEmail(email);
    if ((await provenEmail(request)) !== emailKey) throw new Refusal(billingRefusals, "email-not-proven");
    const memberId = viewer === null || viewer.isDemo ? null : viewer.memberId;
    const { redirectTo, sessionToken } = await activatePayment(platform, emailKey, plan, memberId);
    if (sessionToken !== null) setSessionCookies(reply, sessionToken, config.APP_URL);
    return { success: true, message: "Subscription Activated!", redirectTo };
  });

  async function hostedCheckout(request: FastifyRequest, reply: FastifyReply, plan: (typeof planIds)[number]): Promise<string> {
    const browserHash = markBrowser(request, reply, ids.token, config.APP_URL);
    const member = request.viewer === null || request.viewer.isDemo ? null : request.viewer;
    const buyer = member === null ? ({ browserHash, memberId: null } as const) : { browserHash, memberId: member.memberId };
    return startHostedCheckout(platform, { kind: "hosted", plan, buyer, networkAddress: request.ip, email: member?.email ?? undefined });
  }

  async function provenEmail(request: FastifyRequest): Promise<string | null> {
    const proof = recoveryProofOf(request);
    return proof === null ? null : findProof(db, proof, clock.now());
  }

  // What is left to tell Stripe is queued already; doing it now spares the family a page that says "ending".
  async function settleSoon(sessionId: string): Promise<void> {
    const attempt = await findAttemptBySession(db, sessionId);
    if (attempt !== null)
      await settleClaim(platform, attempt.id).catch((error: unknown) => platform.log.error({ err: error }, "a claim is settled later"));
  }
}
