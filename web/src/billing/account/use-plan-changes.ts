import { sentenceOf } from "#billing/sentence-of.ts";
import { useCancelPlan, useIsPlanChanging, useOpenPortal, useReactivatePlan, useRefundPlan } from "#billing/status.data.ts";
import { toast } from "#ui/toast.tsx";
import { accountPageCopy } from "./account-page.copy.ts";

/** What a member can do about the plan; each says in a toast what came of it. */
export function usePlanChanges() {
  const cancelPlan = useCancelPlan();
  const reactivatePlan = useReactivatePlan();
  const refundPlan = useRefundPlan();
  const portal = useOpenPortal();
  const isChanging = useIsPlanChanging();

  async function cancel(): Promise<boolean> {
    const { title, fallback } = accountPageCopy.cancelled;
    const reply = await orToast(cancelPlan.run, accountPageCopy.cancelFailed);
    if (reply) toast({ title, description: reply.message || fallback });
    return reply !== null;
  }

  async function reactivate(): Promise<boolean> {
    const reply = await orToast(reactivatePlan.run, accountPageCopy.reactivateFailed);
    if (reply) toast({ ...accountPageCopy.reactivated, description: reply.message });
    return reply !== null;
  }

  /** Answers what was given back, in pence; null when nothing was. */
  async function refund(): Promise<number | null> {
    const reply = await orToast(refundPlan.run, accountPageCopy.refundFailed);
    if (reply) toast(accountPageCopy.refunded(reply.amount));
    return reply?.amount ?? null;
  }

  async function updateCard(): Promise<void> {
    const reply = await orToast(portal.run, accountPageCopy.portalFailed);
    if (reply) location.assign(reply.url);
  }

  return {
    cancel,
    reactivate,
    refund,
    updateCard,
    isChanging,
    isCancelling: cancelPlan.isPending,
    isReactivating: reactivatePlan.isPending,
    isRefunding: refundPlan.isPending,
    isOpeningPortal: portal.isPending,
  };
}

export type PlanChanges = ReturnType<typeof usePlanChanges>;

async function orToast<Reply>(run: () => Promise<Reply | null>, failed: { title: string; fallback: string }): Promise<Reply | null> {
  try {
    return await run();
  } catch (error) {
    toast({ title: failed.title, description: sentenceOf(error, failed.fallback), tone: "bad" });
    return null;
  }
}
