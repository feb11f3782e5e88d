import type { PlanStanding } from "#billing/status.data.ts";

/** A monthly plan that renews on 3 December 2026, with what the test is about set apart. */
export function buildStanding(own: Partial<PlanStanding> = {}): PlanStanding {
  return {
    subscriptionPlan: "monthly",
    subscriptionStatus: "active",
    subscriptionStartDate: "2026-10-03T09:00:00.000Z",
    subscriptionEndDate: null,
    renewsAt: "2026-12-03T09:00:00.000Z",
    paymentProblem: false,
    isManagedByTeam: false,
    refundPence: 0,
    ...own,
  };
}
