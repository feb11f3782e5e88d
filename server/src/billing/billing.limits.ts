import type { Door } from "#platform/limits/limits.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The counted doors of this room; figures of the product's interface. */
export const billingDoors = {
  attempt: { name: "payment-attempt", limit: 20, windowMs: hourMs },
  recoveryLetter: { name: "recovery-letter", limit: 3, windowMs: hourMs },
  recoveryFromAddress: { name: "recovery-address", limit: 20, windowMs: hourMs },
  recoveryEverywhere: { name: "recovery-all", limit: 1000, windowMs: hourMs },
} as const satisfies Record<string, Door>;

/** Declined cards after which a waiting payment is given up, against those who try stolen cards. */
export const declinesBeforeVoid = 8;
