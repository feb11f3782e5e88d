import { type Plan, plans } from "@stars/domain/billing/plans.ts";
import { Badge } from "#ui/badge.tsx";

/** The plan's price as the product words it: the amount stands out, "/month" and what follows it do not. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const { price, badge } = plans[plan];
  const end = price.indexOf("/");
  return (
    <p className="flex flex-wrap items-baseline gap-x-1">
      <b className="calm text-display-md tabular-nums">{price.slice(0, end)}</b>
      <span className="tabular-nums">{price.slice(end)}</span>
      {badge && (
        <span className="ml-2 self-center">
          <Badge tone="ok">{badge}</Badge>
        </span>
      )}
    </p>
  );
}
