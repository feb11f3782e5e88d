import { addDays, type Day, dayNumber } from "../calendar.ts";

export interface Streak {
  /** Days in a row up to today; yesterday's row is not lost before today ends. */
  readonly current: number;
  readonly longest: number;
  /** Days with at least one completion. */
  readonly trainingDays: number;
}

/**
 * The streak of an athlete (decision 19): days in a row with at least one finished set or bonus skill.
 *
 * @param trainedOn days with a completion, in any order, repeats allowed
 */
export function streakOf(trainedOn: Iterable<Day>, today: Day): Streak {
  const days = [...new Set(trainedOn)].map(dayNumber).sort((a, b) => a - b);
  const rows = days.map((day, index) => day - index);
  const lengths = new Map<number, number>();
  for (const row of rows) lengths.set(row, (lengths.get(row) ?? 0) + 1);
  const last = days.at(-1);
  const lastRow = rows.at(-1);
  const isAlive = last !== undefined && last >= dayNumber(addDays(today, -1));
  return {
    current: isAlive && lastRow !== undefined ? (lengths.get(lastRow) ?? 0) : 0,
    longest: Math.max(0, ...lengths.values()),
    trainingDays: days.length,
  };
}

/** The week of training an athlete is in: whole weeks since the first training day, plus 1; 1 before any (decision 3). */
export function currentWeek(firstTrainedOn: Day | null, today: Day): number {
  if (firstTrainedOn === null) return 1;
  return Math.floor(Math.max(0, dayNumber(today) - dayNumber(firstTrainedOn)) / 7) + 1;
}
