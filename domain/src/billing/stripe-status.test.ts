import { expect, test } from "vitest";
import { isEntitled } from "./entitlements.ts";
import { graceMs, type StripeSubscription, standingOf } from "./stripe-status.ts";

const dayMs = 86_400_000;
const start = Date.parse("2026-10-20T10:00:00Z");
const periodEnd = Date.parse("2026-11-20T10:00:00Z");
const held = (change: Partial<StripeSubscription>): StripeSubscription => ({
  plan: "monthly",
  stripeStatus: "active",
  startedAt: start,
  periodEndsAt: periodEnd,
  cancelAt: null,
  endedAt: null,
  pastDueSince: null,
  hasPaid: true,
  ...change,
});
const middle = start + 10 * dayMs;

test.each([
  ["a plan that renews has no end", held({}), middle, "active", true, null],
  ["a plan cancelled to its period's end ends then", held({ cancelAt: periodEnd }), middle, "active", true, periodEnd],
  ["and is closed from that instant, webhook or not", held({ cancelAt: periodEnd }), periodEnd, "active", false, periodEnd],
  ["a renewal still being settled keeps access", held({}), periodEnd + dayMs, "active", true, null],
  ["a renewal nobody ever heard of does not give endless access", held({}), periodEnd + 2 * dayMs, "inactive", false, periodEnd],
  ["a trial that support granted", held({ stripeStatus: "trialing", hasPaid: false }), middle, "trial", true, periodEnd],
  ["a paid plan that Stripe calls trialing", held({ stripeStatus: "trialing" }), middle, "active", true, null],
  [
    "a failed renewal within its grace",
    held({ stripeStatus: "past_due", pastDueSince: periodEnd }),
    periodEnd + graceMs - 1,
    "active",
    true,
    null,
  ],
  [
    "a failed renewal after it",
    held({ stripeStatus: "past_due", pastDueSince: periodEnd }),
    periodEnd + graceMs,
    "inactive",
    false,
    periodEnd,
  ],
  ["a first payment not finished", held({ stripeStatus: "incomplete", hasPaid: false }), middle, "inactive", false, null],
  ["a first payment given up", held({ stripeStatus: "incomplete_expired", hasPaid: false }), middle, "inactive", false, null],
  ["a plan that has ended", held({ stripeStatus: "canceled", endedAt: periodEnd }), periodEnd + 1, "cancelled", false, periodEnd],
  ["a plan refunded and ended early", held({ stripeStatus: "canceled", endedAt: middle }), middle + 1, "cancelled", false, middle],
  [
    "one cancelled before anything was paid",
    held({ stripeStatus: "canceled", hasPaid: false, endedAt: middle }),
    middle + 1,
    "inactive",
    false,
    null,
  ],
  ["unpaid", held({ stripeStatus: "unpaid" }), middle, "inactive", false, periodEnd],
  ["paused", held({ stripeStatus: "paused" }), middle, "inactive", false, periodEnd],
  ["a word we do not know, while the period runs", held({ stripeStatus: "hibernating" }), middle, "active", true, periodEnd],
  ["a word we do not know, after it", held({ stripeStatus: "hibernating" }), periodEnd + 1, "inactive", false, periodEnd],
] as const)("%s", (_name, subscription, now, status, mayTrain, endsAt) => {
  const standing = standingOf(subscription, now);

  expect(standing.subscription).toMatchObject({ status, endsAt, plan: "monthly", startedAt: start });
  expect(isEntitled(standing.subscription, now)).toBe(mayTrain);
});

test("the account page learns of problems, pending payments and the next renewal", () => {
  expect(standingOf(held({}), middle)).toMatchObject({ renewsAt: periodEnd, hasPaymentProblem: false, isPending: false });
  expect(standingOf(held({ cancelAt: periodEnd }), middle)).toMatchObject({ renewsAt: null });
  expect(standingOf(held({ stripeStatus: "past_due", pastDueSince: periodEnd }), periodEnd + 1)).toMatchObject({ hasPaymentProblem: true });
  expect(standingOf(held({ stripeStatus: "incomplete", hasPaid: false }), middle)).toMatchObject({ isPending: true });
});
