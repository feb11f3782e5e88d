import type { Refusals } from "../contract/refusal.ts";

export const trainingRefusals = {
  "level-locked": { status: 409, message: "Finish the level before this one first." },
  "set-1-first": { status: 409, message: "Complete Set 1 before Set 2." },
  "bonus-locked": { status: 409, message: "Win all 20 stars first. Then the bonus skills open." },
} as const satisfies Refusals;
