import { billingApi } from "@stars/domain/billing/billing.api.ts";
import type { BodyOf } from "@stars/domain/contract/endpoint.ts";
import { call } from "#platform/call.ts";
import { tellOtherTabs } from "#platform/tabs.ts";
import { useOnce } from "./use-once.ts";

/** Makes the account and its session; the reply says where it is paid. */
export function useCompleteSignUp() {
  return useOnce(
    ["billing", "complete-sign-up"],
    (body: BodyOf<typeof billingApi.completeSignup>) => call(billingApi.completeSignup, { body }),
    // As after any log-in (followOtherTabs in account.data.ts).
    { onSuccess: () => tellOtherTabs("account") },
  );
}
