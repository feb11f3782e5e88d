import { billingApi } from "@stars/domain/billing/billing.api.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { statusAt } from "@stars/domain/billing/entitlements.ts";
import { plans } from "@stars/domain/billing/plans.ts";
import type { ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { serve } from "#platform/http/serve.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import type { Attempt } from "./attempts.queries.ts";
import { beginPayment, orUnavailable } from "./begin-payment.ts";
import { writtenDate } from "./billing.mails.ts";
import { cancelSubscription, openPortal, reactivateSubscription, refundDue, refundSubscription } from "./change-subscription.ts";
import { browserOf, markBrowser } from "./pay-cookie.ts";
import { readHolding } from "./read-holding.ts";
import { resolveOwn, resolveSession } from "./resolve-attempts.ts";
import { findCustomer } from "./subscriptions.queries.ts";

type Standing = ReplyOf<typeof billingApi.getStatus>;

/** Paying for a plan and looking after it. Coming back from a payment, and getting one back, stand in billing.return.routes.ts. */
export function billingRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, clock, config, ids } = platform;

  serve(app, billingApi.createPaymentIntent, async ({ body, viewer, request, reply }) => {
    const { plan, amount, email, athleteName } = body;
    if (amount !== undefined && amount !== plans[plan].amountPence) throw new Refusal(billingRefusals, "amount-mismatch");
    const browserHash = markBrowser(request, reply, ids.token, config.APP_URL);
    const member = memberOf(viewer);
    const clientSecret = await beginPayment(platform, {
      kind: member === null ? "home" : "checkout",
      plan,
      buyer: member === null ? { browserHash, memberId: null } : { browserHash, memberId: member.memberId },
      networkAddress: request.ip,
      email: member?.email ?? email,
      name: athleteName,
    });
    return { clientSecret };
  });

  serve(app, billingApi.createSubscription, async ({ body: { plan }, viewer, request, reply }) => {
    const browserHash = markBrowser(request, reply, ids.token, config.APP_URL);
    const { memberId, email } = viewer;
    if (viewer.isDemo) throw new Refusal(billingRefusals, "managed-by-team");
    return {
      clientSecret: await beginPayment(platform, {
        kind: "checkout",
        plan,
        buyer: { browserHash, memberId },
        networkAddress: request.ip,
        email: email ?? undefined,
      }),
    };
  });

  serve(app, billingApi.getStatus, ({ viewer, request }) => standingOf(viewer, request));
  serve(app, billingApi.getStatusByOldName, ({ viewer, request }) => standingOf(viewer, request));

  serve(app, billingApi.getInvoices, async ({ viewer }) => {
    const customerId = await findCustomer(db, viewer.memberId);
    if (customerId === null) return [];
    const invoices = await orUnavailable(platform, () => platform.payments.listInvoices(customerId));
    return invoices
      .filter(({ paidPence }) => paidPence > 0)
      .map(({ id, paidAt, paidPence, pageUrl }) => ({ id, paidAt: isoOrNull(paidAt), amount: paidPence, url: pageUrl }));
  });

  serve(app, billingApi.cancel, async ({ viewer }) => {
    const endsAt = await cancelSubscription(platform, viewer.memberId);
    return { success: true, message: `You'll retain full access until ${writtenDate(endsAt)}.` };
  });

  serve(app, billingApi.reactivate, async ({ viewer }) => {
    await reactivateSubscription(platform, viewer.memberId);
    return { success: true, message: "Your subscription goes on. Nothing was charged today." };
  });

  serve(app, billingApi.refund, async ({ viewer }) => ({ refunded: true, amount: await refundSubscription(platform, viewer.memberId) }));

  serve(app, billingApi.openPortal, async ({ viewer }) => ({ url: await openPortal(platform, viewer.memberId) }));

  serve(app, billingApi.getSessionInfo, async ({ query, viewer, request }) => {
    const attempt = await orUnavailable(platform, () => resolveSession(platform, query.session_id));
    if (attempt === null) return { found: false, paid: false, claimed: false, email: null, plan: null };
    const isOwn = attempt.browserHash !== null && attempt.browserHash === browserOf(request);
    const isMembers = attempt.memberId !== null && attempt.memberId === viewer?.memberId;
    return {
      found: true,
      paid: isPaid(attempt),
      claimed: attempt.status === "claimed",
      email: shownEmail(attempt, isOwn || isMembers),
      plan: attempt.plan,
    };
  });

  async function standingOf(viewer: Viewer, request: FastifyRequest): Promise<Standing> {
    if (!viewer.isDemo) await ownPaymentsFirst(viewer, request);
    const now = clock.now();
    const { subscription, keeper, renewsAt, hasPaymentProblem } = await readHolding(db, viewer.memberId, now);
    const due = keeper === "stripe" ? await refundDue(platform, viewer.memberId).catch(() => null) : null;
    return {
      subscriptionPlan: subscription.plan,
      subscriptionStatus: statusAt(subscription, now.getTime()),
      subscriptionStartDate: isoOrNull(subscription.startedAt),
      subscriptionEndDate: isoOrNull(subscription.endsAt),
      renewsAt: isoOrNull(renewsAt),
      paymentProblem: hasPaymentProblem,
      isManagedByTeam: keeper === "team",
      refundPence: due?.amountPence ?? 0,
    };
  }

  // The page still answers from what we know when Stripe does not.
  async function ownPaymentsFirst(viewer: Viewer, request: FastifyRequest): Promise<void> {
    await resolveOwn(platform, viewer.memberId, browserOf(request)).catch((error: unknown) =>
      request.log.error({ err: error }, "payments were not resolved"),
    );
  }
}

function memberOf(viewer: Viewer | null): Viewer | null {
  return viewer === null || viewer.isDemo ? null : viewer;
}

function isPaid({ status }: Attempt): boolean {
  return status === "paid" || status === "claimed";
}

/** The payer's e-mail: whole for the browser that paid, `p***@e***` for any other. */
function shownEmail({ payerEmail }: Attempt, isOwn: boolean): string | null {
  if (payerEmail === null || isOwn) return payerEmail;
  const [name = "", host = ""] = payerEmail.split("@");
  return `${name.charAt(0)}***@${host.charAt(0)}***`;
}

function isoOrNull(instantMs: number | null): string | null {
  return instantMs === null ? null : new Date(instantMs).toISOString();
}
