import { useEffect, useRef, useState } from "react";
import { CancelDialog } from "#billing/cancel-dialog.tsx";
import type { PlanStanding } from "#billing/status.data.ts";
import { SubscriptionBadge } from "#billing/subscription-badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { AccountCard } from "./account-card.tsx";
import { accountPageCopy } from "./account-page.copy.ts";
import { LeavingRight } from "./leaving-right.tsx";
import { PlanActions, UpdateCard } from "./plan-actions.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { PlanRows } from "./plan-rows.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { usePlanChanges } from "./use-plan-changes.ts";

/** What is asked before it is done, with the figures that stood there when it was asked. */
type Question = { about: "cancel"; until: string | null } | { about: "refund"; amountPence: number };

interface PlanCardProps {
  standing: PlanStanding;
  isDemo: boolean;
  supportEmail: string;
}

/** The plan in all its faces, and what can be done about it. */
export function PlanCard({ standing, isDemo, supportEmail }: PlanCardProps) {
  const changes = usePlanChanges();
  const [question, setQuestion] = useState<Question | null>(null);
  const [refundedPence, setRefundedPence] = useState<number | null>(null);
  const { paymentProblem, isManagedByTeam, refundPence } = standing;
  const { heading, finish } = useFocusOnHeading();

  async function cancel() {
    const isDone = await changes.cancel();
    setQuestion(null);
    if (isDone) finish();
  }

  async function reactivate() {
    if (await changes.reactivate()) finish();
  }

  async function refund() {
    const amountPence = await changes.refund();
    setQuestion(null);
    setRefundedPence(amountPence);
    if (amountPence !== null) finish();
  }

  return (
    <AccountCard title="Subscription" headingRef={heading} aside={<SubscriptionBadge status={standing.subscriptionStatus} />}>
      {paymentProblem && !isManagedByTeam && (
        <Notice tone="bad" title={accountPageCopy.paymentProblem.title}>
          <p className="mb-3">{accountPageCopy.paymentProblem.description}</p>
          <UpdateCard look="go" changes={changes} />
        </Notice>
      )}
      {refundedPence !== null && (
        <Notice tone="ok" title={accountPageCopy.refundKept.title}>
          {accountPageCopy.refundKept.description(refundedPence)}
        </Notice>
      )}
      <PlanRows standing={standing} />
      <PlanNotice standing={standing} isDemo={isDemo} />
      <PlanActions
        standing={standing}
        changes={changes}
        supportEmail={supportEmail}
        onCancel={() => setQuestion({ about: "cancel", until: standing.renewsAt })}
        onReactivate={reactivate}
      />
      {!isManagedByTeam && standing.subscriptionStatus === "active" && (
        <LeavingRight
          refundPence={refundPence}
          isDisabled={changes.isChanging}
          onRefund={() => setQuestion({ about: "refund", amountPence: refundPence })}
        />
      )}
      {question?.about === "cancel" && (
        <CancelDialog until={question.until} isBusy={changes.isCancelling} onConfirm={cancel} onClose={() => setQuestion(null)} />
      )}
      {question?.about === "refund" && (
        <RefundDialog
          amountPence={question.amountPence}
          isBusy={changes.isRefunding}
          onConfirm={refund}
          onClose={() => setQuestion(null)}
        />
      )}
    </AccountCard>
  );
}

/** The button that was pressed is gone with what it changed, so the focus goes to the heading above what changed. */
function useFocusOnHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [finished, setFinished] = useState(0);
  useEffect(() => {
    if (finished > 0) heading.current?.focus();
  }, [finished]);

  return { heading, finish: () => setFinished((times) => times + 1) };
}
