import { useQuery } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Loading, Page } from "#ui/page.tsx";
import { billingCopy } from "../billing.copy.ts";
import { sessionInfoQuery } from "../billing.data.ts";
import { rememberedDraft } from "../join/draft.ts";
import type { Arrival } from "./arrival.ts";
import { LogInButton } from "./log-in-button.tsx";
import { NotPaid } from "./not-paid.tsx";
import { PaidSignUpForm } from "./paid-sign-up-form.tsx";
import { SetupIssue } from "./setup-issue.tsx";

interface GuestArrivalProps {
  arrival: Arrival;
  onCompleted: () => void;
}

/** Somebody without an account comes back from paying. */
export function GuestArrival({ arrival, onCompleted }: GuestArrivalProps) {
  const { sessionId, wasRefused } = arrival;
  const info = useQuery({ ...sessionInfoQuery(sessionId), enabled: sessionId !== "" });

  if (info.data?.found && !info.data.paid) return <NotPaid plan={info.data.plan} wasRefused={wasRefused} isMember={false} />;
  return (
    <Page title="Complete Your Account" className="max-w-190">
      <Card className="grid gap-5 p-7 max-tablet:px-4 max-tablet:py-5">{face()}</Card>
    </Page>
  );

  function face() {
    if (sessionId !== "" && info.isPending) return <Loading>{billingCopy.checkingPayment}</Loading>;
    if (info.isError) {
      return (
        <SetupIssue message={billingCopy.checkNetwork}>
          <Button look="go" onClick={() => void info.refetch()}>
            Try Again
          </Button>
        </SetupIssue>
      );
    }
    if (info.data?.claimed) {
      return (
        <SetupIssue message={billingCopy.paymentUsed}>
          <LogInButton />
        </SetupIssue>
      );
    }
    return <PaidSignUpForm sessionId={sessionId} prefilled={prefilled()} isPaid={info.data?.paid === true} onCompleted={onCompleted} />;
  }

  // The e-mail the payment knows, when it is shown to this browser whole; then what the address or the form before said.
  function prefilled() {
    const draft = rememberedDraft();
    const known = info.data?.email?.includes("***") ? null : info.data?.email;
    return { email: known || arrival.email || draft.email, athleteName: draft.athleteName };
  }
}
