import { type Plan, plans } from "@stars/domain/billing/plans.ts";
import type { ReactNode } from "react";
import { paths } from "#platform/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { billingCopy } from "../billing.copy.ts";
import { setupProblem } from "./setup-problem.ts";

interface CheckoutFailedProps {
  plan: Plan;
  /** Null when the server answered, but without what is needed to pay. */
  error: Error | null;
  onTryAgain: () => void;
}

/** Why there is nothing to pay with, and the way on from there. */
export function CheckoutFailed({ plan, error, onTryAgain }: CheckoutFailedProps) {
  const { kind, message } = setupProblem(error);
  return (
    <Page title={billingCopy.setupFailed} className="max-w-190">
      <Card className="grid gap-5 p-7 max-tablet:px-4 max-tablet:py-5">
        <p role="alert" className="text-lg">
          {message}
        </p>
        <div className="flex flex-wrap gap-3 max-tablet:*:flex-[1_1_100%]">{waysOn()}</div>
      </Card>
    </Page>
  );

  function waysOn(): ReactNode {
    switch (kind) {
      case "log-in":
        return (
          <>
            <ButtonLink look="go" href={`/?plan=${plan}`}>
              Sign Up for {plans[plan].name}
            </ButtonLink>
            <ButtonLink look="line" to={`${paths.logIn}?next=${encodeURIComponent(`/checkout?plan=${plan}`)}`}>
              Login to Existing Account
            </ButtonLink>
          </>
        );
      case "has-plan":
        return (
          <>
            <ButtonLink look="go" to={paths.account}>
              Go to your account
            </ButtonLink>
            <ButtonLink look="line" href={paths.home}>
              Return to Home
            </ButtonLink>
          </>
        );
      case "failed":
        return (
          <>
            <Button look="go" onClick={onTryAgain}>
              Try Again
            </Button>
            <ButtonLink look="line" href={paths.home}>
              Return to Home
            </ButtonLink>
          </>
        );
    }
  }
}
