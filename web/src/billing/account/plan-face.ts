import type { PlanStanding } from "#billing/status.data.ts";

/** The five faces of a subscription on the account page. */
export type PlanFace = "renewing" | "ending" | "expired" | "trial" | "none";

/** Which face a plan has. The server has compared its dates with the time already; this browser's clock may be wrong. */
export function planFace({ subscriptionStatus, subscriptionEndDate }: PlanStanding): PlanFace {
  switch (subscriptionStatus) {
    case "active":
      return subscriptionEndDate === null ? "renewing" : "ending";
    case "cancelled":
      return "expired";
    case "trial":
      return "trial";
    default:
      return "none";
  }
}
