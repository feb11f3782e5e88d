import { weekOf } from "@stars/domain/calendar.ts";
import type { ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { setsPerLevel } from "@stars/domain/training/catalogue.ts";
import { journeyFrom, starsWon } from "@stars/domain/training/progress.ts";
import { streakOf } from "@stars/domain/training/streak.ts";
import type { trainingApi } from "@stars/domain/training/training.api.ts";
import { londonDay } from "#platform/clock.ts";
import type { Platform } from "#platform/platform.ts";
import { loadFinishedSets, loadTrainingInstants } from "./training.queries.ts";

const latestStarsShown = 3;

/** What an athlete has achieved: stars, the real streak, this week's days and the stars won last. */
export async function readAchievements(
  { db, clock }: Pick<Platform, "db" | "clock">,
  athleteId: string,
): Promise<ReplyOf<typeof trainingApi.getAchievements>> {
  const finished = await loadFinishedSets(db, athleteId);
  const trainedOn = new Set((await loadTrainingInstants(db, athleteId)).map(londonDay));
  const today = londonDay(clock.now());
  const streak = streakOf(trainedOn, today);
  const stars = starsWon(journeyFrom(finished));
  const latestStars = finished
    .filter(({ set }) => set === setsPerLevel)
    .slice(-latestStarsShown)
    .reverse();
  return {
    stars,
    completedLevels: stars,
    currentStreak: streak.current,
    longestStreak: streak.longest,
    trainingDays: streak.trainingDays,
    today,
    week: weekOf(today).map((day) => ({ day, isTrained: trainedOn.has(day) })),
    latestStars: latestStars.map(({ skill, level }) => ({ skill, level })),
  };
}
