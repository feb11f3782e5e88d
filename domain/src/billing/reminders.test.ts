import { expect, test } from "vitest";
import { reminderDue } from "./reminders.ts";

const day = (date: string) => Date.parse(`${date}T12:00:00Z`);
const annual = { plan: "annual", startedAt: day("2026-01-15"), periodEndsAt: day("2027-03-15") } as const;
const monthly = (periodEnds: string) => ({ plan: "monthly", startedAt: day("2026-01-31"), periodEndsAt: day(periodEnds) }) as const;

test.each([
  ["annual, 31 days before", annual, "2027-02-12", null],
  ["annual, 30 days before", annual, "2027-02-13", 30],
  ["annual, 6 days before", annual, "2027-03-09", 30],
  ["annual, 5 days before", annual, "2027-03-10", 5],
  ["annual, on the day", annual, "2027-03-15", null],
  ["monthly, before the first renewal", monthly("2026-02-28"), "2026-02-25", null],
  ["monthly, before the fifth", monthly("2026-06-30"), "2026-06-27", null],
  ["monthly, 6 days before the sixth", monthly("2026-07-31"), "2026-07-25", null],
  ["monthly, 5 days before the sixth", monthly("2026-07-31"), "2026-07-26", 5],
  ["monthly, before the twelfth", monthly("2027-01-31"), "2027-01-28", 5],
] as const)("%s", (_name, subscription, now, due) => {
  expect(reminderDue(subscription, day(now))).toBe(due);
});
