import { useQuery } from "@tanstack/react-query";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Loading, Page } from "#ui/page.tsx";
import { billingCopy } from "../billing.copy.ts";
import { sessionInfoQuery } from "../billing.data.ts";
import type { Arrival } from "./arrival.ts";
import { NotPaid } from "./not-paid.tsx";
import { PaymentDone } from "./payment-done.tsx";
import { SetupIssue } from "./setup-issue.tsx";
import { usePaidPlan } from "./use-paid-plan.ts";

/** A signed-in member comes back from paying. The plan may be a moment behind the payment. */
export function MemberArrival({ arrival: { sessionId, wasRefused } }: { arrival: Arrival }) {
  const info = useQuery({ ...sessionInfoQuery(sessionId), enabled: sessionId !== "" });
  const { isActive, isGivenUp, askAgain } = usePaidPlan();

  if (info.data?.found && !info.data.paid) return <NotPaid plan={info.data.plan} wasRefused={wasRefused} isMember />;
  if (isActive) return <PaymentDone />;
  return (
    <Page title="Payment" className="max-w-190">
      <Card className="grid gap-5 p-7 max-tablet:px-4 max-tablet:py-5">
        {isGivenUp ? (
          <SetupIssue message={billingCopy.paymentNotSeen}>
            <Button look="go" onClick={askAgain}>
              Check Again
            </Button>
            <ButtonLink look="line" to="/payment-recovery">
              Find my payment
            </ButtonLink>
          </SetupIssue>
        ) : (
          <>
            <Loading>{billingCopy.checkingPayment}</Loading>
            <p className="text-text-muted">{billingCopy.checkingPaymentSafe}</p>
          </>
        )}
      </Card>
    </Page>
  );
}
