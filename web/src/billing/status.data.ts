import { billingApi } from "@stars/domain/billing/billing.api.ts";
import type { ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { type QueryClient, queryOptions, useIsMutating, useQueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#account/account.data.ts";
import { call } from "#platform/call.ts";
import { tellOtherTabs } from "#platform/tabs.ts";
import { useOnce } from "./use-once.ts";

/** What a member holds and how it goes on, as the account page reads it. */
export type PlanStanding = ReplyOf<typeof billingApi.getStatus>;
export type Invoice = ReplyOf<typeof billingApi.getInvoices>[number];

const statusKey = ["billing", "status"] as const;
const invoicesKey = ["billing", "invoices"] as const;
const changeKey = ["billing", "change"] as const;

/** The plan is a part of what an account may do, so the other tabs hear of it as of a log-in (followOtherTabs in account.data.ts). */
const accountTopic = "account";

/** The member's plan, asked anew whenever a screen that shows it opens: it may have been paid, renewed or ended elsewhere. */
export function statusQuery() {
  return queryOptions({
    queryKey: statusKey,
    staleTime: 0,
    queryFn: async ({ client }) => {
      const standing = await call(billingApi.getStatus);
      showInViewer(client, standing);
      return standing;
    },
  });
}

/** The payments the member has made, newest first. */
export function invoicesQuery() {
  return queryOptions({ queryKey: invoicesKey, staleTime: 0, queryFn: () => call(billingApi.getInvoices) });
}

export function useCancelPlan() {
  return useChange(() => call(billingApi.cancel));
}

export function useReactivatePlan() {
  return useChange(() => call(billingApi.reactivate));
}

export function useRefundPlan() {
  return useChange(() => call(billingApi.refund));
}

/** The payment provider's own page, where the card is changed. */
export function useOpenPortal() {
  return useOnce(changeKey, () => call(billingApi.openPortal));
}

/** Whether something that changes the plan is under way; until then nothing else may be asked for. */
export function useIsPlanChanging(): boolean {
  return useIsMutating({ mutationKey: changeKey }) > 0;
}

function useChange<Reply>(send: () => Promise<Reply>) {
  const cache = useQueryClient();
  return useOnce(changeKey, send, {
    onSuccess: () => tellOtherTabs(accountTopic),
    // After a failure too: the answer may have been lost on its way, or another tab may have been first.
    onSettled: () => showAnew(cache),
  });
}

async function showAnew(cache: QueryClient): Promise<void> {
  void cache.invalidateQueries({ queryKey: invoicesKey });
  await cache.invalidateQueries({ queryKey: statusKey });
}

// The dashboard decides by the viewer what is open, so both must say the same.
function showInViewer(cache: QueryClient, standing: PlanStanding): void {
  const { subscriptionPlan, subscriptionStatus, subscriptionStartDate, subscriptionEndDate } = standing;
  cache.setQueryData(
    viewerQuery().queryKey,
    (viewer) => viewer && { ...viewer, subscriptionPlan, subscriptionStatus, subscriptionStartDate, subscriptionEndDate },
  );
}
