import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { instant, typedSecret, typedText } from "../contract/fields.ts";
import { subscriptionStatuses } from "./entitlements.ts";
import { planIds } from "./plans.ts";

const lineMaxLength = 1000;
const plan = z.enum(planIds);
const pence = z.int().check(z.minimum(0));
const begun = z.object({ clientSecret: z.string() });
const done = z.object({ success: z.literal(true), message: z.string() });

const standing = z.object({
  subscriptionPlan: z.nullable(plan),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionStartDate: z.nullable(instant),
  /** Null while the plan renews by itself. */
  subscriptionEndDate: z.nullable(instant),
  renewsAt: z.nullable(instant),
  paymentProblem: z.boolean(),
  /** Looked after by our team, not by the payment provider: nothing to cancel here. */
  isManagedByTeam: z.boolean(),
  /** What cancelling within 14 days gives back, in pence; 0 when it gives nothing. */
  refundPence: pence,
});

export const billingApi = {
  createPaymentIntent: endpoint({
    method: "POST",
    path: "/api/stripe/create-payment-intent",
    access: "anyone",
    body: z.object({
      plan,
      /** Compared with the price, never used. In pence. */
      amount: z.optional(z.number()),
      email: z.optional(z.string().check(z.maxLength(lineMaxLength))),
      athleteName: z.optional(z.string().check(z.maxLength(lineMaxLength))),
    }),
    reply: begun,
    refusals: ["amount-mismatch", "already-paid", "already-subscribed", "ending-subscription", "too-many-payments", "payments-unavailable"],
  }),
  createSubscription: endpoint({
    method: "POST",
    path: "/api/stripe/create-subscription",
    access: "member",
    body: z.object({ plan }),
    reply: begun,
    refusals: ["already-subscribed", "ending-subscription", "managed-by-team", "too-many-payments", "payments-unavailable"],
  }),
  getStatus: endpoint({ method: "GET", path: "/api/subscription/status", access: "member", reply: standing }),
  getStatusByOldName: endpoint({ method: "GET", path: "/api/subscription-status", access: "member", reply: standing }),
  getInvoices: endpoint({
    method: "GET",
    path: "/api/subscription/invoices",
    access: "member",
    reply: z.array(z.object({ id: z.string(), paidAt: z.nullable(instant), amount: pence, url: z.nullable(z.string()) })),
    refusals: ["payments-unavailable"],
  }),
  cancel: endpoint({
    method: "POST",
    path: "/api/subscription/cancel",
    access: "member",
    reply: done,
    refusals: ["no-subscription", "managed-by-team", "payments-unavailable"],
  }),
  reactivate: endpoint({
    method: "POST",
    path: "/api/subscription/reactivate",
    access: "member",
    reply: done,
    refusals: ["not-ending", "managed-by-team", "payments-unavailable"],
  }),
  refund: endpoint({
    method: "POST",
    path: "/api/subscription/refund",
    access: "member",
    reply: z.object({ refunded: z.literal(true), amount: pence }),
    refusals: ["no-refund-due", "managed-by-team", "payments-unavailable"],
  }),
  openPortal: endpoint({
    method: "POST",
    path: "/api/billing/portal",
    access: "member",
    reply: z.object({ url: z.string() }),
    refusals: ["no-subscription", "managed-by-team", "payments-unavailable"],
  }),
  getSessionInfo: endpoint({
    method: "GET",
    path: "/api/checkout/session-info",
    access: "anyone",
    query: z.object({ session_id: z.string().check(z.maxLength(300)) }),
    reply: z.object({
      found: z.boolean(),
      paid: z.boolean(),
      claimed: z.boolean(),
      /** Whole for the browser that paid, masked for any other. */
      email: z.nullable(z.string()),
      plan: z.nullable(plan),
    }),
    refusals: ["payments-unavailable"],
  }),
  completeSignup: endpoint({
    method: "POST",
    path: "/api/complete-signup",
    access: "anyone",
    body: z.object({
      email: typedText(lineMaxLength),
      password: typedSecret(lineMaxLength),
      confirmPassword: z.optional(z.string().check(z.maxLength(lineMaxLength))),
      childName: typedText(lineMaxLength),
      plan: z.optional(z.string().check(z.maxLength(100))),
      ref: z.optional(z.string().check(z.maxLength(100))),
      referralSource: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: z.object({ success: z.literal(true), checkoutUrl: z.string() }),
    refusals: ["email-taken", "too-many-sign-ups", "too-many-payments", "payments-unavailable"],
  }),
  completeSignupWithPayment: endpoint({
    method: "POST",
    path: "/api/complete-signup-with-payment",
    access: "anyone",
    body: z.object({
      email: typedText(lineMaxLength),
      password: typedSecret(lineMaxLength),
      athleteName: typedText(lineMaxLength),
      sessionId: typedText(300),
      plan: z.optional(z.string().check(z.maxLength(100))),
      source: z.optional(z.string().check(z.maxLength(100))),
      ref: z.optional(z.string().check(z.maxLength(100))),
      referralSource: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: done,
    refusals: [
      "email-taken",
      "too-many-sign-ups",
      "payment-not-verified",
      "payment-not-finished",
      "payment-used",
      "plan-mismatch",
      "payments-unavailable",
    ],
  }),
  checkPending: endpoint({
    method: "GET",
    path: "/api/stripe/check-pending",
    access: "anyone",
    query: z.object({ customer_email: typedText(lineMaxLength) }),
    reply: z.object({
      found: z.boolean(),
      /** The e-mail has not been proven yet; a code was sent to it, whoever it belongs to. */
      verificationRequired: z.optional(z.boolean()),
      plan: z.optional(plan),
      amount: z.optional(pence),
      paymentDate: z.optional(instant),
    }),
    refusals: ["too-many-checks"],
  }),
  verifyRecovery: endpoint({
    method: "POST",
    path: "/api/payment-recovery/verify",
    access: "anyone",
    body: z.object({ email: typedText(lineMaxLength), code: typedText(20) }),
    reply: z.object({ success: z.literal(true) }),
    refusals: ["wrong-code", "too-many-checks"],
  }),
  activate: endpoint({
    method: "POST",
    path: "/api/activate-manual-subscription",
    access: "anyone",
    body: z.object({ email: typedText(lineMaxLength), plan: typedText(100) }),
    reply: z.object({ success: z.literal(true), message: z.string(), redirectTo: z.string() }),
    refusals: [
      "email-not-proven",
      "already-subscribed",
      "no-pending-payment",
      "plan-mismatch",
      "payment-used",
      "payment-not-verified",
      "payment-not-finished",
      "payments-unavailable",
    ],
  }),
};
