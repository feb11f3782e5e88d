import { type Plan, plans } from "@stars/domain/billing/plans.ts";
import { poundsOf, renewalTerms } from "@stars/domain/billing/terms.ts";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { TickList } from "#ui/tick-list.tsx";
import { included } from "./included.ts";
import { StartLink } from "./start-link.tsx";
import "./plan-cards.css";

const annualIncludes = [
  <>
    <b>2 months free</b> (14 months total)
  </>,
  "Everything in Monthly",
  "Priority support",
  "Early access",
];

/** What the annual plan costs in one of its months, as the plan's price says it (spec section 9). */
const annualMonthPence = 1599;

/** The two plans side by side, each with its price, what it holds and its start. */
export function PlanCards() {
  return (
    <div className="grid w-full grid-cols-2 gap-6 max-tablet:grid-cols-1">
      <PlanCard plan="monthly">
        <h2 className="calm text-display-md">Monthly</h2>
        <Price perMonth={poundsOf(plans.monthly.amountPence)} />
        <p className="plan-terms">Pay month by month.</p>
        <TickList items={included} />
      </PlanCard>
      <PlanCard plan="annual" isFirstChoice>
        <p className="absolute top-8 right-7 max-tablet:top-6 max-tablet:right-5">
          <Badge tone="ok">Most Popular</Badge>
        </p>
        <h2 className="calm text-display-md">Annual</h2>
        <Price perMonth={poundsOf(annualMonthPence)} />
        <p className="plan-terms tabular-nums">{poundsOf(plans.annual.amountPence)}/year. Save £47.00.</p>
        <TickList items={annualIncludes} />
      </PlanCard>
    </div>
  );
}

function PlanCard({ plan, isFirstChoice = false, children }: { plan: Plan; isFirstChoice?: boolean; children: ReactNode }) {
  return (
    <article className={classes("plan-offer", isFirstChoice && "plan-offer-first")}>
      {children}
      <div className="mt-3.5 grid gap-2.5 self-end">
        <p className="text-sm text-text-muted tabular-nums">{renewalTerms(plan)}</p>
        <StartLink plan={plan} look={isFirstChoice ? "go" : "line"} className={classes(isFirstChoice && "min-h-12 text-md")} />
      </div>
    </article>
  );
}

function Price({ perMonth }: { perMonth: string }) {
  return (
    <p>
      <span className="calm text-[4rem] leading-[0.9] tabular-nums">{perMonth}</span>/month
    </p>
  );
}
