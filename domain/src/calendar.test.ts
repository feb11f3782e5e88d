import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day, dayFromNumber, dayNumber, weekdayOf, weekOf } from "./calendar.ts";

test.each([
  ["the epoch", "1970-01-01", 0],
  ["a leap day", "2028-02-29", 21_243],
  ["the day after it", "2028-03-01", 21_244],
  ["the last day of a century that is no leap year", "2100-02-28", 47_540],
  ["and the next", "2100-03-01", 47_541],
] as const)("days are counted from 1970: %s", (_name, day, number) => {
  expect(dayNumber(day)).toBe(number);
  expect(dayFromNumber(number)).toBe(day);
});

test("every day between 1900 and 2200 agrees with the platform's own calendar", () => {
  fc.assert(
    fc.property(fc.integer({ min: -25_567, max: 84_006 }), (number) => {
      const day = new Date(number * 86_400_000).toISOString().slice(0, 10) as Day;
      expect(dayFromNumber(number)).toBe(day);
      expect(dayNumber(day)).toBe(number);
    }),
  );
});

test("a week runs from Monday to Sunday", () => {
  expect(weekdayOf("2026-11-21")).toBe(5);
  expect(weekOf("2026-11-21")).toEqual(["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"]);
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});
