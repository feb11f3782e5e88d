import type { Subscription } from "./entitlements.ts";
import type { Plan } from "./plans.ts";

/** What Stripe last said of one subscription, in the words and instants (epoch milliseconds) we need. */
export interface StripeSubscription {
  readonly plan: Plan;
  /** Stripe's own word; it may be one we do not know yet. */
  readonly stripeStatus: string;
  readonly startedAt: number;
  readonly periodEndsAt: number;
  /** Set when it will end, or ended, by cancellation: at the period's end or at a given moment. */
  readonly cancelAt: number | null;
  readonly endedAt: number | null;
  /** Since when a renewal has been unpaid. */
  readonly pastDueSince: number | null;
  /** Whether any invoice above zero was ever paid. */
  readonly hasPaid: boolean;
}

/** What follows for the member: the subscription as the product knows it, and what the account page says beside it. */
export interface Standing {
  readonly subscription: Subscription;
  /** The next renewal; null when there is none to come. */
  readonly renewsAt: number | null;
  /** A renewal failed and access runs on grace. */
  readonly hasPaymentProblem: boolean;
  /** A first payment was begun and not finished. */
  readonly isPending: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

/** How long a family keeps access after a renewal failed (billing design, section 4). */
export const graceMs = 7 * dayMs;

/**
 * How long after a period's end access lasts while no word of the renewal has come: Stripe settles a renewal invoice about
 * an hour after the period ends, and a lost webhook is made good within a day.
 */
const settlingMs = 2 * dayMs;

/**
 * Maps Stripe's state to the product's. `endsAt` stays null while the plan renews by itself, because the account page calls
 * a plan with an end "ending soon".
 *
 * @param nowMs the moment asked about, in epoch milliseconds
 */
export function standingOf(held: StripeSubscription, nowMs: number): Standing {
  const { plan, stripeStatus, startedAt, periodEndsAt, cancelAt, endedAt, pastDueSince, hasPaid } = held;
  const standing = (
    status: Subscription["status"],
    endsAt: number | null,
    more: Partial<Omit<Standing, "subscription">> = {},
  ): Standing => ({
    subscription: { plan, status, startedAt, endsAt },
    renewsAt: null,
    hasPaymentProblem: false,
    isPending: false,
    ...more,
  });
  switch (stripeStatus) {
    case "trialing":
      if (!hasPaid) return standing("trial", periodEndsAt);
      return running();
    case "active":
      return running();
    case "past_due":
      if (nowMs < (pastDueSince ?? periodEndsAt) + graceMs) return standing("active", null, { hasPaymentProblem: true });
      return standing("inactive", pastDueSince ?? periodEndsAt, { hasPaymentProblem: true });
    case "incomplete":
      return standing("inactive", null, { isPending: true });
    case "canceled":
      return hasPaid ? standing("cancelled", endedAt ?? cancelAt ?? periodEndsAt) : standing("inactive", null);
    case "incomplete_expired":
      return standing("inactive", null);
    case "unpaid":
    case "paused":
      return standing("inactive", periodEndsAt, { hasPaymentProblem: stripeStatus === "unpaid" });
    default:
      // A word we do not know yet: nobody loses what they have paid for because of it.
      return nowMs < periodEndsAt ? standing("active", periodEndsAt) : standing("inactive", periodEndsAt);
  }

  function running(): Standing {
    if (cancelAt !== null) return standing("active", cancelAt);
    if (nowMs < periodEndsAt + settlingMs) return standing("active", null, { renewsAt: periodEndsAt });
    return standing("inactive", periodEndsAt, { hasPaymentProblem: true });
  }
}
