import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { StarIcon } from "#ui/icon.tsx";
import { Page } from "#ui/page.tsx";
import { TickList } from "#ui/tick-list.tsx";
import { billingCopy } from "../billing.copy.ts";
import { forgetArrival } from "./arrival.ts";

/** Long enough to read it (spec section 9). */
const redirectMs = 2000;

/** The list of the specification, to the letter. */
const included = [
  "20 skill levels across 4 core areas",
  "Unlimited AI coach questions",
  "Progress tracking and achievements",
  "Professional coaching videos",
  "Bonus advanced challenges",
];

/** The payment is made and belongs to the member. With `isMovingOn` the page goes to the dashboard by itself. */
export function PaymentDone({ isMovingOn = false }: { isMovingOn?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    forgetArrival();
    if (!isMovingOn) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), redirectMs);
    return () => clearTimeout(timer);
  }, [isMovingOn, navigate]);

  return (
    <Page title="Payment Successful!" className="max-w-190">
      <Card className="grid gap-5 p-7 max-tablet:px-4 max-tablet:py-5">
        <div className="grid grid-cols-[auto_1fr] items-center gap-4">
          <StarIcon className="size-16" />
          <p role="status" className="text-lg">
            {billingCopy.activated.description}
            {isMovingOn && ` ${billingCopy.movingOn}`}
          </p>
        </div>
        <div className="grid gap-3">
          <h2 className="calm text-display-xs">What is included</h2>
          <TickList items={included} />
        </div>
        <ButtonLink look="go" isWide to={paths.dashboard}>
          Start Training Now
        </ButtonLink>
      </Card>
    </Page>
  );
}
