import { expect, test } from "vitest";
import { isEntitled, noSubscription, type Subscription, statusAt } from "./entitlements.ts";

const now = 1_000_000;
const held = (change: Partial<Subscription>): Subscription => ({
  plan: "monthly",
  status: "active",
  startedAt: 0,
  endsAt: null,
  ...change,
});

test.each([
  ["an active plan that renews", held({}), true, "active"],
  ["an active plan that ends later", held({ endsAt: now + 1 }), true, "active"],
  ["an active plan whose end has just come", held({ endsAt: now }), false, "cancelled"],
  ["a trial", held({ status: "trial", endsAt: now + 1 }), true, "trial"],
  ["a trial without an end", held({ status: "trial" }), true, "trial"],
  ["a trial that is over", held({ status: "trial", endsAt: now - 1 }), false, "inactive"],
  ["a cancelled plan until its period ends", held({ status: "cancelled", endsAt: now + 1 }), true, "cancelled"],
  ["a cancelled plan after that", held({ status: "cancelled", endsAt: now }), false, "cancelled"],
  ["a cancelled plan with no end", held({ status: "cancelled" }), false, "cancelled"],
  ["no plan", noSubscription, false, "inactive"],
  ["an inactive plan whatever its end says", held({ status: "inactive", endsAt: now + 1 }), false, "inactive"],
] as const)("%s", (_name, subscription, entitled, status) => {
  expect(isEntitled(subscription, now)).toBe(entitled);
  expect(statusAt(subscription, now)).toBe(status);
});
