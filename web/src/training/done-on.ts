import { type Day, dayNumber, weekdayOf } from "@stars/domain/calendar.ts";

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const londonDate = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", year: "numeric", month: "2-digit", day: "2-digit" });
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", day: "numeric", month: "long" });

/** "Done today", "Done on Friday", "Done on 3 March": when a set was finished, as people say it. */
export function doneOn(completedAt: string | null, today: Day): string {
  if (completedAt === null) return "Done";
  const moment = new Date(completedAt);
  const day = londonDay(moment);
  const daysAgo = dayNumber(today) - dayNumber(day);
  if (daysAgo <= 0) return "Done today";
  if (daysAgo === 1) return "Done yesterday";
  if (daysAgo < 7) return `Done on ${weekdays[weekdayOf(day)]}`;
  return `Done on ${dayAndMonth.format(moment)}`;
}

/** The day it is in London at a moment. */
export function londonDay(moment: Date): Day {
  const [day, month, year] = londonDate.format(moment).split("/");
  // The format is fixed by the formatter above.
  return `${year}-${month}-${day}` as Day;
}
