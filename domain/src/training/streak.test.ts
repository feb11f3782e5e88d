import { expect, test } from "vitest";
import type { Day } from "../calendar.ts";
import { currentWeek, streakOf } from "./streak.ts";

test.each([
  ["nobody has trained yet", [], { current: 0, longest: 0, trainingDays: 0 }],
  ["today counts when trained", ["2026-11-21"], { current: 1, longest: 1, trainingDays: 1 }],
  ["yesterday's streak is not lost before today ends", ["2026-11-19", "2026-11-20"], { current: 2, longest: 2, trainingDays: 2 }],
  [
    "a day missed ends it, and the longest is kept",
    ["2026-11-16", "2026-11-17", "2026-11-18"],
    { current: 0, longest: 3, trainingDays: 3 },
  ],
  ["two sets on one day are one day", ["2026-11-21", "2026-11-21"], { current: 1, longest: 1, trainingDays: 1 }],
  ["order does not matter", ["2026-11-21", "2026-11-19", "2026-11-20", "2026-11-10"], { current: 3, longest: 3, trainingDays: 4 }],
  [
    "it runs over the end of a month",
    ["2026-10-31", "2026-11-01", "2026-11-20", "2026-11-21"],
    { current: 2, longest: 2, trainingDays: 4 },
  ],
] as const)("streak: %s", (_name, days, streak) => {
  expect(streakOf(days as readonly Day[], "2026-11-21")).toEqual(streak);
});

test.each([
  [null, 1],
  ["2026-11-21", 1],
  ["2026-11-15", 1],
  ["2026-11-14", 2],
  ["2025-11-21", 53],
  ["2026-11-22", 1],
] as const)("first trained on %s: week %i", (first, week) => {
  expect(currentWeek(first, "2026-11-21")).toBe(week);
});
