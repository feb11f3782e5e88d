import { billingApi } from "@stars/domain/billing/billing.api.ts";
import type { BodyOf, ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/call.ts";
import { tellOtherTabs } from "#platform/tabs.ts";

/** What is waiting under an e-mail. */
export type PendingCheck = ReplyOf<typeof billingApi.checkPending>;

/** A payment that waits for its account. */
export type FoundPayment = Pick<Required<PendingCheck>, "plan" | "amount" | "paymentDate">;

/** Asks what is waiting under an e-mail. Not a query: an e-mail that is not proven yet is sent a letter each time. */
export function useCheckPayment() {
  return useMutation({ mutationFn: (email: string) => call(billingApi.checkPending, { query: { customer_email: email } }) });
}

export function useVerifyCode() {
  return useMutation({ mutationFn: (body: BodyOf<typeof billingApi.verifyRecovery>) => call(billingApi.verifyRecovery, { body }) });
}

export function useActivate() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof billingApi.activate>) => call(billingApi.activate, { body }),
    onSuccess: async () => {
      // It may have opened a session, so this tab and the others ask anew who is there (followOtherTabs in account.data.ts).
      tellOtherTabs("account");
      await cache.resetQueries();
    },
  });
}

/** The payment of a reply, or null when none is waiting. */
export function foundPayment({ found, plan, amount, paymentDate }: PendingCheck): FoundPayment | null {
  if (!found || plan === undefined || amount === undefined || paymentDate === undefined) return null;
  return { plan, amount, paymentDate };
}
