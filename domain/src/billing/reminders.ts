import type { Plan } from "./plans.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** An average month of the Gregorian calendar, 146,097 days in 4,800 months: near enough to count half-years. */
const monthMs = (146_097 / 4800) * dayMs;

/**
 * Which reminder of a renewal is due now: an annual plan is told 30 and 5 days before, a monthly one 5 days before every sixth renewal.
 * Source: Digital Markets, Competition and Consumers Act 2024, section 258 (reminder notices), not in force yet; kept from the start.
 *
 * @param nowMs the moment asked about, in epoch milliseconds
 * @returns how many days before it is meant for, or null when none is due
 */
export function reminderDue(
  { plan, startedAt, periodEndsAt }: { readonly plan: Plan; readonly startedAt: number; readonly periodEndsAt: number },
  nowMs: number,
): 30 | 5 | null {
  const daysLeft = (periodEndsAt - nowMs) / dayMs;
  if (daysLeft <= 0) return null;
  if (plan === "annual") {
    if (daysLeft <= 5) return 5;
    return daysLeft <= 30 ? 30 : null;
  }
  const renewals = Math.round((periodEndsAt - startedAt) / monthMs);
  return daysLeft <= 5 && renewals % 6 === 0 ? 5 : null;
}
