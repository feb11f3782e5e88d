import { type Plan, plans } from "@stars/domain/billing/plans.ts";
import { leavingTerms, renewalTerms } from "@stars/domain/billing/terms.ts";
import { PlanPrice } from "#billing/plan-price.tsx";
import { Panel } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";

/** What the next page takes payment for, with its terms. */
export function ChosenPlan({ plan }: { plan: Plan }) {
  return (
    <Panel role="region" aria-label="Your plan" className="grid gap-4 overflow-clip p-7 max-tablet:px-4 max-tablet:py-5">
      <h2 className="calm text-display-sm">{plans[plan].name}</h2>
      <PlanPrice plan={plan} />
      <p className="font-semibold">{renewalTerms(plan)}</p>
      <p className="text-sm text-pretty text-text-muted">{leavingTerms}</p>
      <p className="flex items-start gap-3 border-t border-line pt-4 text-sm text-text-muted">
        <Icon name="card" className="size-6" />
        Nothing is charged yet. You pay on the next page, where the card details go straight to the payment provider.
      </p>
      <div className="grass -mx-7 mt-2 -mb-7 grid h-48 place-items-end justify-center max-tablet:hidden">
        <img src="/pictures/leo-pass.webp" width={620} height={477} alt="" className="-mt-6 h-50 w-auto" />
      </div>
    </Panel>
  );
}
