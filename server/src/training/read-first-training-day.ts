import type { Day } from "@stars/domain/calendar.ts";
import { londonDay } from "#platform/clock.ts";
import type { Platform } from "#platform/platform.ts";
import { findFirstTraining } from "./training.queries.ts";

/** The London day on which an athlete first trained, or null before any; a door for the account room's route. */
export async function readFirstTrainingDay({ db }: Pick<Platform, "db">, athleteId: string): Promise<Day | null> {
  const first = await findFirstTraining(db, athleteId);
  return first === null ? null : londonDay(first);
}
