import { expect, test } from "vitest";
import type { PlanStanding } from "#billing/status.data.ts";
import { buildStanding } from "#billing/testing/build-standing.ts";
import { planFace } from "./plan-face.ts";

const end = "2026-12-03T09:00:00.000Z";

test.each<[string, Partial<PlanStanding>, string]>([
  ["an active plan without an end renews", {}, "renewing"],
  ["an active plan with an end is ending", { subscriptionEndDate: end, renewsAt: null }, "ending"],
  ["a cancelled plan has expired", { subscriptionStatus: "cancelled", subscriptionEndDate: end }, "expired"],
  ["a trial is a trial, with an end or without", { subscriptionStatus: "trial", subscriptionEndDate: end }, "trial"],
  ["an inactive member has none", { subscriptionStatus: "inactive" }, "none"],
])("%s", (_, own, face) => {
  expect(planFace(buildStanding(own))).toBe(face);
});

test("a status this version does not know counts as no plan", () => {
  // The boundary of the test: a newer server may send a word that this type does not hold.
  const standing = { ...buildStanding(), subscriptionStatus: "paused" } as unknown as PlanStanding;

  expect(planFace(standing)).toBe("none");
});
