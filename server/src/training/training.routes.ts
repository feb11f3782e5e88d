import { areBonusSkillsOpen, bonusSkills } from "@stars/domain/training/bonus-skills.ts";
import { levelsPerSkill, skillIds } from "@stars/domain/training/catalogue.ts";
import { isUnlocked, journeyFrom, type SetDecision, type SetNumber } from "@stars/domain/training/progress.ts";
import { trainingApi } from "@stars/domain/training/training.api.ts";
import type { FastifyInstance } from "fastify";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { completeBonusSkill } from "./complete-bonus-skill.ts";
import { completeSet } from "./complete-set.ts";
import { readAchievements } from "./read-achievements.ts";
import { countBonusCompletions, type FinishedSet, loadFinishedSets } from "./training.queries.ts";

export function trainingRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, trainingApi.getProgress, async ({ viewer }) => progressRecords(await loadFinishedSets(platform.db, viewer.athleteId)));

  serve(app, trainingApi.completeSet, async ({ body: { skill, level, setNumber }, viewer }) => {
    const decision = await completeSet(platform, viewer, { skill, level, set: setNumber });
    const levelUnlocked = decision.verdict === "accept" && decision.unlocks !== null;
    return { success: true, levelUnlocked, message: messageFor(decision, setNumber) };
  });

  serve(app, trainingApi.getBonusSkills, async ({ viewer }) => {
    const unlocked = areBonusSkillsOpen(journeyFrom(await loadFinishedSets(platform.db, viewer.athleteId)));
    const counts = await countBonusCompletions(platform.db, viewer.athleteId);
    return bonusSkills.map((skillName) => ({ skillName, completionCount: counts.get(skillName) ?? 0, unlocked }));
  });

  serve(app, trainingApi.completeBonusSkill, async ({ body: { skillName, tapId }, viewer }) => ({
    success: true,
    completionCount: await completeBonusSkill(platform, viewer, { skillName, tapId: tapId ?? null }),
  }));

  serve(app, trainingApi.getAchievements, ({ viewer }) => readAchievements(platform, viewer.athleteId));
}

/** All levels in catalogue order (decision 18). */
function progressRecords(finished: readonly FinishedSet[]) {
  const journey = journeyFrom(finished);
  const finishedAt = (skill: string, level: number, set: SetNumber) =>
    finished.find((done) => done.skill === skill && done.level === level && done.set === set)?.completedAt.toISOString() ?? null;
  return skillIds.flatMap((skill) =>
    Array.from({ length: levelsPerSkill }, (_, index) => {
      const level = index + 1;
      const setsDone = journey[skill].get(level) ?? 0;
      return {
        skill,
        level,
        set1Complete: setsDone >= 1,
        set2Complete: setsDone >= 2,
        unlocked: isUnlocked(journey[skill], level),
        set1CompletedAt: finishedAt(skill, level, 1),
        set2CompletedAt: finishedAt(skill, level, 2),
      };
    }),
  );
}

function messageFor(decision: Exclude<SetDecision, { verdict: "refuse" }>, set: SetNumber): string {
  if (decision.verdict === "already-done") return `Set ${set} is already completed.`;
  return decision.finishesLevel ? "Level complete!" : "Great work! Set 2 is now unlocked!";
}
