import { accountApi } from "@stars/domain/account/account.api.ts";
import { weekOf } from "@stars/domain/calendar.ts";
import type { ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { areBonusSkillsOpen, type BonusSkill, bonusSkills } from "@stars/domain/training/bonus-skills.ts";
import { levelsPerSkill, type Skill, setsPerLevel, skillIds } from "@stars/domain/training/catalogue.ts";
import { decideSetCompletion, isUnlocked, journeyFrom, type SetRef, sets, starsWon } from "@stars/domain/training/progress.ts";
import { trainingApi } from "@stars/domain/training/training.api.ts";
import { trainingRefusals } from "@stars/domain/training/training.refusals.ts";
import type { Viewer } from "#account/account.data.ts";
import { buildViewer } from "#account/testing/build-viewer.ts";
import { refuse, stub } from "#testing/stub-contract.ts";

/** Sets finished in each skill, in order: 7 means Levels 1 to 3 and Set 1 of Level 4. */
export type SetsFinished = Partial<Record<Skill, number>>;

export const everySet: SetsFinished = { passing: 10, juggling: 10, shooting: 10, dribbling: 10 };

interface StubOptions {
  finished?: SetsFinished;
  viewer?: Partial<Viewer>;
  achievements?: Partial<ReplyOf<typeof trainingApi.getAchievements>>;
}

/** Answers every call of the dashboard by the product's own rules, and keeps what is completed for the length of a test. */
export function stubTraining({ finished = {}, viewer, achievements }: StubOptions = {}) {
  const done = finishedSets(finished);
  const counts = new Map<BonusSkill, number>();
  const journey = () => journeyFrom(done);
  stub(accountApi.getUser, () => buildViewer(viewer));
  const getProgress = stub(trainingApi.getProgress, () => recordsOf(done));
  stub(trainingApi.getAchievements, () => ({ ...trainedYesterday, stars: starsWon(journey()), ...achievements }));
  const getBonusSkills = stub(trainingApi.getBonusSkills, () =>
    bonusSkills.map((skillName) => ({ skillName, completionCount: counts.get(skillName) ?? 0, unlocked: areBonusSkillsOpen(journey()) })),
  );
  const completeSet = stub(trainingApi.completeSet, ({ body: { skill, level, setNumber } }) => {
    const ref = { skill, level, set: setNumber };
    const decision = decideSetCompletion(journey()[skill], ref);
    if (decision.verdict === "refuse") return refuse(trainingRefusals, decision.because);
    if (decision.verdict === "already-done")
      return { success: true as const, levelUnlocked: false, message: "This set is already completed." };
    done.push(ref);
    const message = decision.finishesLevel ? "Level complete!" : "Great work! Set 2 is now unlocked!";
    return { success: true as const, levelUnlocked: decision.unlocks !== null, message };
  });
  const completeBonusSkill = stub(trainingApi.completeBonusSkill, ({ body: { skillName } }) => {
    const completionCount = (counts.get(skillName) ?? 0) + 1;
    counts.set(skillName, completionCount);
    return { success: true as const, completionCount };
  });
  /** A set that is ticked off on another device while this page is open. */
  const finishElsewhere = (ref: SetRef) => void done.push(ref);
  return { getProgress, getBonusSkills, completeSet, completeBonusSkill, finishElsewhere };
}

/** The records of all 20 levels with these sets finished. */
export function recordsOf(done: readonly SetRef[]): ReplyOf<typeof trainingApi.getProgress> {
  const journey = journeyFrom(done);
  return skillIds.flatMap((skill) =>
    Array.from({ length: levelsPerSkill }, (_, index) => {
      const level = index + 1;
      const isDone = (set: number) => done.some((ref) => ref.skill === skill && ref.level === level && ref.set === set);
      return {
        skill,
        level,
        set1Complete: isDone(1),
        set2Complete: isDone(2),
        unlocked: isUnlocked(journey[skill], level),
        set1CompletedAt: isDone(1) ? finishedAt : null,
        set2CompletedAt: isDone(2) ? finishedAt : null,
      };
    }),
  );
}

const finishedAt = "2026-03-03T17:00:00.000Z";

/** A Wednesday, with training on Monday and Tuesday. */
const trainedYesterday: ReplyOf<typeof trainingApi.getAchievements> = {
  stars: 0,
  completedLevels: 0,
  currentStreak: 2,
  longestStreak: 2,
  trainingDays: 2,
  today: "2026-03-04",
  week: weekOf("2026-03-04").map((day, index) => ({ day, isTrained: index < 2 })),
  latestStars: [],
};

function finishedSets(finished: SetsFinished): SetRef[] {
  return skillIds.flatMap((skill) =>
    Array.from({ length: finished[skill] ?? 0 }, (_, index) => ({
      skill,
      level: Math.floor(index / setsPerLevel) + 1,
      set: index % setsPerLevel === 0 ? sets[0] : sets[1],
    })),
  );
}
