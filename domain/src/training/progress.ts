import { levelsPerSkill, type Skill, setsPerLevel, skillIds } from "./catalogue.ts";

export const sets = [1, 2] as const;
export type SetNumber = (typeof sets)[number];

/** One set of one level of one skill. */
export interface SetRef {
  readonly skill: Skill;
  readonly level: number;
  readonly set: SetNumber;
}

/** Sets finished on each level of one skill. A missing level counts as 0. */
export type SetsDone = ReadonlyMap<number, number>;

/** Sets finished in every skill. */
export type Journey = Readonly<Record<Skill, SetsDone>>;

export type SetDecision =
  | { readonly verdict: "accept"; readonly finishesLevel: boolean; readonly unlocks: number | null }
  | { readonly verdict: "already-done" }
  | { readonly verdict: "refuse"; readonly because: "level-locked" | "set-1-first" };

/** A level as a person sees it; said in words as well as in shape. */
export type LevelState = "locked" | "open" | "half" | "done";

/** Builds a journey from finished sets in any order. A set counts only on top of the ones before it, so a gap never adds a star. */
export function journeyFrom(finished: Iterable<SetRef>): Journey {
  const bySkill = new Map<Skill, Map<number, Set<number>>>(skillIds.map((skill) => [skill, new Map()]));
  for (const { skill, level, set } of finished) {
    const levels = bySkill.get(skill);
    if (!levels) continue;
    levels.set(level, (levels.get(level) ?? new Set()).add(set));
  }
  const countOf = (done: ReadonlySet<number>) => (done.has(1) ? (done.has(2) ? 2 : 1) : 0);
  const setsDone = (skill: Skill): SetsDone => new Map([...(bySkill.get(skill) ?? [])].map(([level, done]) => [level, countOf(done)]));
  return Object.fromEntries(skillIds.map((skill) => [skill, setsDone(skill)])) as Record<Skill, SetsDone>;
}

/**
 * Decides whether an athlete may tick off a set, and what that unlocks.
 *
 * @param done sets finished so far in this one skill
 */
export function decideSetCompletion(done: SetsDone, { level, set }: Omit<SetRef, "skill">): SetDecision {
  const setsDone = done.get(level) ?? 0;
  if (!isUnlocked(done, level)) return { verdict: "refuse", because: "level-locked" };
  if (setsDone >= set) return { verdict: "already-done" };
  if (setsDone < set - 1) return { verdict: "refuse", because: "set-1-first" };
  const finishesLevel = set === setsPerLevel;
  return { verdict: "accept", finishesLevel, unlocks: finishesLevel && level < levelsPerSkill ? level + 1 : null };
}

/** Level 1 is always open; any other opens when both sets of the level before are done. */
export function isUnlocked(done: SetsDone, level: number): boolean {
  return level === 1 || done.get(level - 1) === setsPerLevel;
}

/** How a level stands. */
export function levelState(done: SetsDone, level: number): LevelState {
  if (!isUnlocked(done, level)) return "locked";
  const setsDone = done.get(level) ?? 0;
  if (setsDone === 0) return "open";
  return setsDone < setsPerLevel ? "half" : "done";
}

/** Levels of one skill with both sets done; as many stars. */
export function completedLevels(done: SetsDone): number {
  return [...done.values()].filter((count) => count === setsPerLevel).length;
}

/** The level an athlete is working on: the first that is not done, or the last when all are. */
export function currentLevel(done: SetsDone): number {
  return Math.min(completedLevels(done) + 1, levelsPerSkill);
}

/** Stars won in the whole journey. */
export function starsWon(journey: Journey): number {
  return skillIds.reduce((stars, skill) => stars + completedLevels(journey[skill]), 0);
}

/**
 * The one next thing to do: finish what is half done first, else open the skill that is furthest behind; ties in catalogue order.
 * Null when all levels are done.
 */
export function nextSet(journey: Journey): SetRef | null {
  const candidates = skillIds
    .filter((skill) => completedLevels(journey[skill]) < levelsPerSkill)
    .map((skill) => ({
      skill,
      level: currentLevel(journey[skill]),
      half: levelState(journey[skill], currentLevel(journey[skill])) === "half",
    }));
  const half = candidates.find((candidate) => candidate.half);
  if (half) return { skill: half.skill, level: half.level, set: 2 };
  const [first, ...rest] = candidates;
  if (!first) return null;
  const { skill, level } = rest.reduce((furthestBehind, other) => (other.level < furthestBehind.level ? other : furthestBehind), first);
  return { skill, level, set: 1 };
}
