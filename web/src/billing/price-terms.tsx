import { type Plan, plans } from "@stars/domain/billing/plans.ts";
import { poundsOf, renewalTerms } from "@stars/domain/billing/terms.ts";

/** What is paid now and what follows, beside the button that pays. */
export function PriceTerms({ plan }: { plan: Plan }) {
  return (
    <div className="grid gap-2 border-y border-line py-3.5">
      <p className="flex justify-between gap-4 font-bold">
        <span>{plans[plan].name}, today</span>
        <span className="tabular-nums">{poundsOf(plans[plan].amountPence)}</span>
      </p>
      <p className="text-sm text-text-muted tabular-nums">{renewalTerms(plan)}</p>
    </div>
  );
}
