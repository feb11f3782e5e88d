import { levelsPerSkill, skillIds } from "./catalogue.ts";
import { completedLevels, type Journey } from "./progress.ts";

/** The five moves that open after the last star, by the names they are shown and stored under. */
export const bonusSkills = ["Maradona Spin", "Ronaldo Chop", "McGeady Spin", "Stepover Combo", "360° Flick"] as const;
export type BonusSkill = (typeof bonusSkills)[number];

/** Whether the bonus skills are open: every skill has all its levels done. */
export function areBonusSkillsOpen(journey: Journey): boolean {
  return skillIds.every((skill) => completedLevels(journey[skill]) === levelsPerSkill);
}
