import { expect, test } from "vitest";
import { type Grant, holdingOf } from "./held-plans.ts";
import type { StripeSubscription } from "./stripe-status.ts";

const now = 10_000_000_000;
const sold = (change: Partial<StripeSubscription>): StripeSubscription => ({
  plan: "monthly",
  stripeStatus: "active",
  startedAt: now - 1000,
  periodEndsAt: now + 1_000_000,
  cancelAt: null,
  endedAt: null,
  pastDueSince: null,
  hasPaid: true,
  ...change,
});
const grant = (change: Partial<Grant>): Grant => ({
  plan: null,
  status: "trial",
  startedAt: 0,
  endsAt: now + 1,
  isOverride: false,
  ...change,
});

test.each([
  ["nothing was ever sold or given", null, [], "inactive", "none"],
  ["a plan that runs", null, [sold({})], "active", "stripe"],
  ["a trial that runs", grant({}), [], "trial", "team"],
  ["a plan beside a trial: the plan", grant({}), [sold({})], "active", "stripe"],
  ["a trial beside a plan that ended: the trial", grant({}), [sold({ stripeStatus: "canceled", endedAt: now - 1 })], "trial", "team"],
  [
    "two plans that ended: the later one",
    null,
    [sold({ stripeStatus: "canceled", startedAt: 1, endedAt: 2 }), sold({ stripeStatus: "unpaid", startedAt: 5 })],
    "inactive",
    "stripe",
  ],
  ["a new plan after one that ended", null, [sold({ stripeStatus: "canceled", startedAt: 1, endedAt: 2 }), sold({})], "active", "stripe"],
  ["made inactive by hand, though Stripe says active", grant({ status: "inactive", isOverride: true }), [sold({})], "inactive", "team"],
  ["made active by hand, though nothing was sold", grant({ status: "active", endsAt: null, isOverride: true }), [], "active", "team"],
  ["a plan begun and never paid", null, [sold({ stripeStatus: "incomplete", hasPaid: false })], "inactive", "stripe"],
] as const)("%s", (_name, given, subscriptions, status, keeper) => {
  expect(holdingOf(given, subscriptions, now)).toMatchObject({ subscription: { status }, keeper });
});
