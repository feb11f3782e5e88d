import { expect, test } from "vitest";
import { londonDay } from "./clock.ts";

test.each([
  ["winter: London is on UTC", "2026-11-21T23:59:59.999Z", "2026-11-21"],
  ["summer: London is an hour ahead", "2026-07-01T23:30:00Z", "2026-07-02"],
  ["the night the clocks go forward", "2026-03-29T00:59:59Z", "2026-03-29"],
  ["the night they go back", "2026-10-24T23:00:00Z", "2026-10-25"],
  ["new year", "2027-01-01T00:00:00Z", "2027-01-01"],
])("%s", (_name, instant, day) => {
  expect(londonDay(new Date(instant))).toBe(day);
});
