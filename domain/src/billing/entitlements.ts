import type { Plan } from "./plans.ts";

/** `trial` covers the demo as well; `inactive` is everybody who never had a plan or lost it. */
export const subscriptionStatuses = ["active", "trial", "cancelled", "inactive"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What a member holds. Instants are epoch milliseconds; `endsAt` is null while the plan renews by itself. */
export interface Subscription {
  readonly plan: Plan | null;
  readonly status: SubscriptionStatus;
  readonly startedAt: number | null;
  readonly endsAt: number | null;
}

/** What a member without a plan holds. */
export const noSubscription: Subscription = { plan: null, status: "inactive", startedAt: null, endsAt: null };

/**
 * Whether a subscription opens training and the coach at a moment: active, trial and demo do, and a cancelled plan until its period ends.
 * Without it nothing is lost, only closed.
 *
 * @param nowMs the moment asked about, in epoch milliseconds
 */
export function isEntitled({ status, endsAt }: Subscription, nowMs: number): boolean {
  if (status === "inactive") return false;
  if (endsAt === null) return status !== "cancelled";
  return nowMs < endsAt;
}

/**
 * The status a person is shown at a moment, so that a plan whose end has passed is never called active.
 *
 * @param nowMs the moment asked about, in epoch milliseconds
 */
export function statusAt(subscription: Subscription, nowMs: number): SubscriptionStatus {
  const { status, endsAt } = subscription;
  if (endsAt === null || nowMs < endsAt) return status;
  if (status === "active") return "cancelled";
  return status === "trial" ? "inactive" : status;
}
