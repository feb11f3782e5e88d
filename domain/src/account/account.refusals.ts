import type { Refusals } from "../contract/refusal.ts";

export const accountRefusals = {
  "email-taken": { status: 409, message: "An account with this email already exists. Please log in." },
  "wrong-credentials": { status: 401, message: "Invalid email or password" },
  "too-many-log-ins": {
    status: 429,
    message: "Too many tries with a wrong password. Please wait a quarter of an hour, or reset your password.",
  },
  "too-many-sign-ups": { status: 429, message: "Too many accounts were created from here. Please try again later." },
  "too-many-demos": { status: 429, message: "Too many demos were started from here. Please try again later." },
  "too-many-resets": { status: 429, message: "Too many reset links were asked for from here. Please try again later." },
  "reset-link-used-up": { status: 400, message: "This link is no longer valid. Please ask for a new one." },
  "demo-off": { status: 403, message: "The demo is switched off." },
} as const satisfies Refusals;
