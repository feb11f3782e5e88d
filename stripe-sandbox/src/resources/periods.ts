import type Stripe from "stripe";

const daySeconds = 86_400;

/**
 * The start of the nth period after the anchor: the anchor's day of the month, the last day where a month is shorter, and the anchor's time of
 * day, all in UTC. Counting always starts at the anchor, so 31 January comes back to the 31st after February.
 *
 * @param anchor seconds
 * @param periods how many periods later
 */
export function periodStart(
  anchor: number,
  recurring: Pick<Stripe.Price.Recurring, "interval" | "interval_count">,
  periods: number,
): number {
  const count = recurring.interval_count * periods;
  if (recurring.interval === "day") return anchor + count * daySeconds;
  if (recurring.interval === "week") return anchor + count * 7 * daySeconds;
  return addMonths(anchor, recurring.interval === "year" ? count * 12 : count);
}

/** The end of the period that starts at a moment, which is itself the start of some period of the anchor. */
export function periodEnd(anchor: number, recurring: Pick<Stripe.Price.Recurring, "interval" | "interval_count">, start: number): number {
  let periods = 1;
  while (periodStart(anchor, recurring, periods) <= start) periods += 1;
  return periodStart(anchor, recurring, periods);
}

function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(moved.getTime() / 1000);
}
