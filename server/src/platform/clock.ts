import type { Day } from "@stars/domain/calendar.ts";

/** The only source of moments. Tests move it. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const londonDays = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", year: "numeric", month: "2-digit", day: "2-digit" });

/** The calendar day in London on which an instant falls, summer time included, whatever the machine's own zone. */
export function londonDay(instant: Date): Day {
  return londonDays.format(instant) as Day; // en-CA writes YYYY-MM-DD; clock.test.ts holds it to that
}
