import type { BonusSkill } from "@stars/domain/training/bonus-skills.ts";
import { levelOf, levelsPerSkill, skills, starCount } from "@stars/domain/training/catalogue.ts";
import type { SetRef } from "@stars/domain/training/progress.ts";
import type { LevelRef } from "./journey.ts";

/** Toasts and sentences of the dashboard; those the spec quotes are kept to the letter. */
export const trainingCopy = {
  progressFailed: "Failed to fetch progress",
  achievementsFailed: "Your achievements did not load.",
  bonusFailed: "Your bonus skills did not load.",
  opening: "Loading your stars...",

  confirmSet: ({ skill, level, set }: SetRef) => {
    const { name } = levelOf(skill, level);
    if (set === 1) return `Complete Set 1 of ${name}? This unlocks Set 2.`;
    if (level === levelsPerSkill) return `Complete Set 2 of ${name}? This completes the level.`;
    return `Complete Set 2 of ${name}? This completes the level and unlocks the next one.`;
  },
  set1Complete: (message: string) => ({ title: "Set 1 Complete!", description: message }),
  set2Complete: { title: "Set 2 Complete!", description: "Level complete!" },
  levelUnlocked: ({ skill, level }: LevelRef) => ({
    title: "Level Unlocked!",
    description: `Congratulations! You've unlocked ${skills[skill].name} Level ${level}!`,
  }),
  allStarsWon: { title: "All 20 stars!", description: "You have won every star there is. Your bonus skills are open." },
  alreadyDone: (message: string) => ({ title: "Already done", description: message }),
  setFailed: "Failed to update progress. Please try again.",
  starsAreSafe: "All your stars so far are safe.",

  mastered: [`All ${starCount} levels mastered!`, "Your bonus skills are open."],
  bonusLocked: (toGo: number) => `Win all ${starCount} stars to unlock these five moves. ${toGo} to go.`,
  bonusOpen: "Five moves for the street and the final. Do each as often as you like.",
  bonusComplete: (skill: BonusSkill, count: number) => ({
    title: "Bonus Skill Completed!",
    description: `${skill}: ${count} ${count === 1 ? "time" : "times"}.`,
  }),
  bonusSkillFailed: "Failed to update bonus skill. Please try again.",

  planNeeded: { title: "Training needs a plan", description: "Nothing is lost. Every star and set stays saved." },

  /** What the streak says below its number; a missed day is never mentioned. */
  streak: (days: number, isTrainedToday: boolean) => {
    if (isTrainedToday) return "You have trained today. Well done.";
    return `Train today and it is ${days + 1}.`;
  },
} as const;
