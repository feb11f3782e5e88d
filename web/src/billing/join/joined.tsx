import { useEffect, useRef } from "react";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { StarIcon } from "#ui/icon.tsx";
import { toast } from "#ui/toast.tsx";
import { billingCopy } from "../billing.copy.ts";

/** Long enough to read it (spec section 9). */
const redirectMs = 2000;

/** Paid, with an account: says so and goes to the dashboard. */
export function Joined() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center", behavior: "instant" });
    toast(billingCopy.activated);
    const timer = setTimeout(() => location.assign(paths.dashboard), redirectMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Card ref={place} data-joined="" className="grid justify-items-center gap-4 p-10 text-center max-tablet:px-4">
      <StarIcon className="size-20" />
      <h3 className="calm text-display-md">Your account is ready</h3>
      <p className="text-text-muted">{billingCopy.movingOn}</p>
      <ButtonLink look="go" href={paths.dashboard}>
        Start Training Now
      </ButtonLink>
    </Card>
  );
}
