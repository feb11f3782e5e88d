import type { Viewer } from "#account/account.data.ts";

/** A signed-in member for a test, with what the test is about set apart. */
export function buildViewer(own: Partial<Viewer> = {}): Viewer {
  return {
    id: "member-1",
    email: "sam@example.com",
    athleteName: "Maya",
    subscriptionPlan: "monthly",
    subscriptionStatus: "active",
    subscriptionStartDate: "2026-01-05T09:00:00.000Z",
    subscriptionEndDate: null,
    currentWeek: 1,
    isDemo: false,
    ...own,
  };
}
