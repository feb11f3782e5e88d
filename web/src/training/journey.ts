import type { ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { levelsPerSkill, type Skill, skillIds, skills } from "@stars/domain/training/catalogue.ts";
import { type Journey, journeyFrom, type SetRef, sets } from "@stars/domain/training/progress.ts";
import type { trainingApi } from "@stars/domain/training/training.api.ts";

export type ProgressRecord = ReplyOf<typeof trainingApi.getProgress>[number];
export interface LevelRef {
  readonly skill: Skill;
  readonly level: number;
}

/** The finished sets among the records of all levels, as the rules of progress read them. */
export function journeyOf(records: readonly ProgressRecord[]): Journey {
  return journeyFrom(
    records.flatMap((record) =>
      sets.filter((set) => isSetComplete(record, set)).map((set) => ({ skill: record.skill, level: record.level, set })),
    ),
  );
}

/** The same records with one set marked as finished or not. */
export function withSet(records: readonly ProgressRecord[], ref: SetRef, isComplete: boolean): ProgressRecord[] {
  const field = ref.set === 1 ? "set1Complete" : "set2Complete";
  return records.map((record) => (isSameLevel(record, ref) ? { ...record, [field]: isComplete } : record));
}

/** When a set was finished, or null when it was not or nobody knows. */
export function completedAt(records: readonly ProgressRecord[], ref: SetRef): string | null {
  const record = records.find((other) => isSameLevel(other, ref));
  if (!record) return null;
  return ref.set === 1 ? record.set1CompletedAt : record.set2CompletedAt;
}

/** "Passing 4": a level in the fewest words. */
export function shortName({ skill, level }: LevelRef): string {
  return `${skills[skill].name} ${level}`;
}

/** The key of a level in addresses and file names: `passing-4`. */
export function levelKey({ skill, level }: LevelRef): string {
  return `${skill}-${level}`;
}

/** The level a key names, or null when it names none. */
export function parseLevelKey(key: string | null): LevelRef | null {
  const [word, digits, ...rest] = key?.split("-") ?? [];
  const skill = skillIds.find((id) => id === word);
  const level = Number(digits);
  if (!skill || rest.length > 0 || !Number.isInteger(level) || level < 1 || level > levelsPerSkill) return null;
  return { skill, level };
}

function isSetComplete(record: ProgressRecord, set: SetRef["set"]): boolean {
  return set === 1 ? record.set1Complete : record.set2Complete;
}

function isSameLevel(one: LevelRef, other: LevelRef): boolean {
  return one.skill === other.skill && one.level === other.level;
}
