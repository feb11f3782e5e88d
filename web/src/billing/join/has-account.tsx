import { planIds, plans } from "@stars/domain/billing/plans.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";

/** Stands where a stranger signs up, for who is signed in. Links only, so that it needs no script. */
export function HasAccount() {
  return (
    <Card className="grid gap-4 p-9 max-tablet:px-4 max-tablet:py-6">
      <h3 className="calm text-display-sm">You already have an account</h3>
      <p className="text-text-muted">
        Go on with the training. Without a plan, choose one here: your account and its stars stay as they are.
      </p>
      <div className="flex flex-wrap gap-3 max-tablet:*:flex-[1_1_100%]">
        <ButtonLink look="go" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
        {planIds.map((plan) => (
          <ButtonLink key={plan} look="line" href={`/checkout?plan=${plan}`}>
            Choose {plans[plan].name}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}
