import { billingApi } from "@stars/domain/billing/billing.api.ts";
import { type Plan, plans } from "@stars/domain/billing/plans.ts";
import type { BodyOf, ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "#platform/call.ts";
import { tellOtherTabs } from "#platform/tabs.ts";
import { billingCopy } from "./billing.copy.ts";
import { paymentIdOf } from "./card/card.ts";
import { rememberPayment } from "./remembered-payment.ts";

export type SessionInfo = ReplyOf<typeof billingApi.getSessionInfo>;

/** A query, not a mutation: the same browser and plan get the same payment, however often they ask. */
export function paymentIntentQuery(plan: Plan) {
  return queryOptions({
    queryKey: ["billing", "payment-intent", plan],
    queryFn: () => beginPayment({ plan }),
  });
}

/**
 * Begins or takes up the payment of somebody who has no account yet, and tells who pays, so that the payment can be found again.
 *
 * @returns the client secret
 */
export async function beginPayment(order: Omit<BodyOf<typeof billingApi.createPaymentIntent>, "amount">): Promise<string> {
  const { clientSecret } = await call(billingApi.createPaymentIntent, {
    body: { ...order, amount: plans[order.plan].amountPence },
  });
  if (!clientSecret) throw new Error(billingCopy.initFailed);
  rememberPayment(order.plan, paymentIdOf(clientSecret));
  return clientSecret;
}

/** The payment of a signed-in member. Forgotten when the screen closes: after it was made, asking again must say so. */
export function checkoutQuery(plan: Plan) {
  return queryOptions({
    queryKey: ["billing", "checkout", plan],
    gcTime: 0,
    queryFn: async () => {
      const { clientSecret } = await call(billingApi.createSubscription, { body: { plan } });
      return clientSecret || null;
    },
  });
}

/** What the browser that paid may know of a payment. */
export function sessionInfoQuery(sessionId: string) {
  return queryOptions({
    queryKey: ["billing", "session-info", sessionId],
    staleTime: 0,
    queryFn: () => call(billingApi.getSessionInfo, { query: { session_id: sessionId } }),
  });
}

/** Makes the account that a payment was made for. */
export function useSignUpWithPayment() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof billingApi.completeSignupWithPayment>) => call(billingApi.completeSignupWithPayment, { body }),
    // The same topic as a log-in: there is a member now (account.data.ts).
    onSuccess: () => tellOtherTabs("account"),
  });
}
