import { type Plan, plans } from "@stars/domain/billing/plans.ts";
import type { ReactNode } from "react";
import { signUpPath } from "#platform/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { TickList } from "#ui/tick-list.tsx";
import { pounds } from "./pounds.ts";
import "./plan-cards.css";

interface PlanCardsProps {
  /** The level of the two names in the page they stand in. */
  heading: "h2" | "h3";
  startLabels: Readonly<Record<Plan, string>>;
}

const monthlyIncludes = [
  "20 skill levels across 4 core areas",
  "Unlimited AI coach questions",
  "Progress tracking and achievements",
  "Animated coaching videos",
  "Bonus advanced challenges",
];

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
export function PlanCards({ heading: Heading, startLabels }: PlanCardsProps) {
  return (
    <div className="grid w-full grid-cols-2 gap-6 max-tablet:grid-cols-1">
      <PlanCard>
        <Heading className="calm text-display-md">Monthly</Heading>
        <Price perMonth={pounds(plans.monthly.amountPence)} />
        <p className="plan-terms">Pay month by month.</p>
        <TickList items={monthlyIncludes} />
        <ButtonLink look="line" isWide className="mt-3.5 self-end" to={signUpPath("monthly")}>
          {startLabels.monthly}
        </ButtonLink>
      </PlanCard>
      <PlanCard isFirstChoice>
        <p className="absolute top-8 right-7 max-tablet:top-6 max-tablet:right-5">
          <Badge tone="ok">Most Popular</Badge>
        </p>
        <Heading className="calm text-display-md">Annual</Heading>
        <Price perMonth={pounds(annualMonthPence)} />
        <p className="plan-terms tabular-nums">{pounds(plans.annual.amountPence)}/year. Save £47.00.</p>
        <TickList items={annualIncludes} />
        <ButtonLink look="go" isWide className="mt-3.5 min-h-12 self-end text-md" to={signUpPath("annual")}>
          {startLabels.annual}
        </ButtonLink>
      </PlanCard>
    </div>
  );
}

function PlanCard({ isFirstChoice = false, children }: { isFirstChoice?: boolean; children: ReactNode }) {
  return <article className={classes("plan-offer", isFirstChoice && "plan-offer-first")}>{children}</article>;
}

function Price({ perMonth }: { perMonth: string }) {
  return (
    <p>
      <span className="calm text-[4rem] leading-[0.9] tabular-nums">{perMonth}</span>/month
    </p>
  );
}
