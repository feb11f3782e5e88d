import { planIds, plans } from "@stars/domain/billing/plans.ts";
import { renewalTerms } from "@stars/domain/billing/terms.ts";
import { HasAccount } from "#billing/join/has-account.tsx";
import { PlanPrice } from "#billing/plan-price.tsx";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";

/** The place every "Get Started" leads to. The form is an island (join-island.tsx); what stands here until then works by itself. */
export function Join() {
  return (
    <section id="join" className="wrap pt-24 max-tablet:pt-16">
      <div className="mb-8 grid gap-3">
        <h2 className="calm text-display-lg">Choose your plan and start today</h2>
        <p className="text-lg text-text-muted">For the parent or guardian. It takes about two minutes.</p>
      </div>
      <div data-island="join" className="join-place">
        <div className="guest:hidden">
          <HasAccount />
        </div>
        <Card className="grid gap-6 p-9 max-tablet:px-4 max-tablet:py-6 member:hidden">
          {planIds.map((plan) => (
            <div key={plan} className="grid gap-1">
              <h3 className="calm text-display-sm">{plans[plan].name}</h3>
              <PlanPrice plan={plan} />
              <p className="text-text-muted tabular-nums">{renewalTerms(plan)}</p>
            </div>
          ))}
          <ButtonLink look="go" className="justify-self-start" href={paths.pricing}>
            Choose a plan
          </ButtonLink>
        </Card>
      </div>
    </section>
  );
}
