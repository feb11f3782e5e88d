import { plans } from "@stars/domain/billing/plans.ts";
import { poundsOf } from "@stars/domain/billing/terms.ts";
import type { ReactNode } from "react";
import type { PlanStanding } from "#billing/status.data.ts";
import { writtenDate } from "#billing/written-date.ts";

/** Plan, price and dates of a subscription. */
export function PlanRows({ standing }: { standing: PlanStanding }) {
  const { subscriptionPlan: plan, subscriptionStartDate, subscriptionEndDate, renewsAt } = standing;
  return (
    <dl className="rows">
      <Row name="Plan" more={plan && plans[plan].price}>
        <b>{plan ? plans[plan].name : "No Plan"}</b>
      </Row>
      <Row name="Start date">{subscriptionStartDate === null ? "N/A" : writtenDate(subscriptionStartDate)}</Row>
      {subscriptionEndDate !== null && <Row name="End date">{writtenDate(subscriptionEndDate)}</Row>}
      {renewsAt !== null && (
        <Row name="Next renewal" more={plan && poundsOf(plans[plan].amountPence)}>
          {writtenDate(renewsAt)}
        </Row>
      )}
    </dl>
  );
}

function Row({ name, more, children }: { name: string; more?: string | null; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular-nums">
        {children}
        {more && <span className="block text-text-muted">{more}</span>}
      </dd>
    </div>
  );
}
