import { defaultPlan, type Plan } from "@stars/domain/billing/plans.ts";
import { useEffect } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { billingCopy } from "../billing.copy.ts";
import { forgetArrival } from "./arrival.ts";
import { SetupIssue } from "./setup-issue.tsx";

interface NotPaidProps {
  plan: Plan | null;
  /** The bank said no, so nothing was taken. */
  wasRefused: boolean;
  isMember: boolean;
}

/** Somebody comes back from a payment that was not made. */
export function NotPaid({ plan, wasRefused, isMember }: NotPaidProps) {
  useEffect(() => forgetArrival(), []);
  const query = `?plan=${plan ?? defaultPlan}`;
  return (
    <Page title="Payment" className="max-w-190">
      <Card className="p-7 max-tablet:px-4 max-tablet:py-5">
        <SetupIssue message={wasRefused ? billingCopy.bankRefused : billingCopy.notPaid}>
          {isMember ? (
            <ButtonLink look="go" to={`/checkout${query}`}>
              Try Again
            </ButtonLink>
          ) : (
            <ButtonLink look="go" href={`/${query}`}>
              Try Again
            </ButtonLink>
          )}
        </SetupIssue>
      </Card>
    </Page>
  );
}
