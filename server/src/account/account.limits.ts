import type { Door } from "#platform/limits/limits.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The counted doors of this room; figures of the product's interface. */
export const accountDoors = {
  signUp: { name: "sign-up", limit: 30, windowMs: hourMs },
  /** Counted per address and account together; a log-in that goes well forgets the tries before it. */
  logIn: { name: "log-in", limit: 10, windowMs: 15 * minuteMs },
  /** One address that tries many accounts. */
  logInsFromAddress: { name: "log-in-address", limit: 100, windowMs: 15 * minuteMs },
  demo: { name: "demo", limit: 60, windowMs: hourMs },
  resetLetter: { name: "reset-letter", limit: 3, windowMs: hourMs },
  resetFromAddress: { name: "reset-address", limit: 20, windowMs: hourMs },
} as const satisfies Record<string, Door>;
