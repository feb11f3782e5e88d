import type { Refusals } from "../contract/refusal.ts";

export const billingRefusals = {
  "subscription-needed": { status: 402, message: "You need a plan to go on training. Your progress is saved." },
} as const satisfies Refusals;
