import { billingApi } from "@stars/domain/billing/billing.api.ts";
import type { Plan } from "@stars/domain/billing/plans.ts";
import type { BodyOf, ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useOnce } from "#billing/use-once.ts";
import { call } from "#platform/call.ts";
import { tellOtherTabs } from "#platform/tabs.ts";

/** What is waiting under an e-mail. */
export type PendingCheck = ReplyOf<typeof billingApi.checkPending>;

/** A payment that waits for its account. */
export interface FoundPayment {
  readonly plan: Plan;
  /** In pence. */
  readonly amount: number;
  /** ISO 8601. */
  readonly paymentDate: string;
}

const recoveryKey = ["billing", "recovery"] as const;

/** Asks what is waiting under an e-mail. Not a query: an e-mail that is not proven yet is sent a letter each time. */
export function useCheckPayment() {
  return useOnce(recoveryKey, (email: string) => call(billingApi.checkPending, { query: { customer_email: email } }));
}

export function useVerifyCode() {
  return useOnce(recoveryKey, (body: BodyOf<typeof billingApi.verifyRecovery>) => call(billingApi.verifyRecovery, { body }));
}

export function useActivate() {
  const cache = useQueryClient();
  return useOnce(recoveryKey, (body: BodyOf<typeof billingApi.activate>) => call(billingApi.activate, { body }), {
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
