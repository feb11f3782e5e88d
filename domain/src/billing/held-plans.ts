import { isEntitled, noSubscription, type Subscription } from "./entitlements.ts";
import { type Standing, type StripeSubscription, standingOf } from "./stripe-status.ts";

/** What was given without a payment: the demo, a trial, or an admin's decision, which stands above everything Stripe says. */
export interface Grant extends Subscription {
  readonly isOverride: boolean;
}

/** Who looks after a member's plan: Stripe, our team by hand, or nobody. */
export type Keeper = "stripe" | "team" | "none";

export interface Holding extends Standing {
  readonly keeper: Keeper;
}

/**
 * What a member holds, of everything they were ever sold or given: an admin's override first, then what is open now, then what ended last.
 *
 * @param nowMs the moment asked about, in epoch milliseconds
 */
export function holdingOf(grant: Grant | null, sold: readonly StripeSubscription[], nowMs: number): Holding {
  const byHand: Holding | null = grant === null ? null : { ...nothing, subscription: grant, keeper: "team" };
  if (byHand !== null && grant?.isOverride) return byHand;
  const standings = sold
    .map((subscription): Holding => ({ ...standingOf(subscription, nowMs), keeper: "stripe" }))
    .sort((a, b) => (b.subscription.startedAt ?? 0) - (a.subscription.startedAt ?? 0));
  const candidates = byHand === null ? standings : [...standings, byHand];
  return (
    candidates.find(({ subscription }) => isEntitled(subscription, nowMs)) ??
    candidates[0] ?? { ...nothing, subscription: noSubscription, keeper: "none" }
  );
}

const nothing = { renewsAt: null, hasPaymentProblem: false, isPending: false };
