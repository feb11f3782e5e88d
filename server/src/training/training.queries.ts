import type { BonusSkill } from "@stars/domain/training/bonus-skills.ts";
import type { Skill } from "@stars/domain/training/catalogue.ts";
import { type SetNumber, type SetRef, sets } from "@stars/domain/training/progress.ts";
import { and, asc, count, eq, min, sql } from "drizzle-orm";
import { athletes } from "#account/account.tables.ts";
import type { Database } from "#platform/db/database.ts";
import { analyticsEvents, bonusCompletions, setCompletions } from "./training.tables.ts";

export interface FinishedSet extends SetRef {
  readonly completedAt: Date;
}

/**
 * Lets one decision about an athlete's training be made at a time, until the transaction ends.
 *
 * @returns false when the athlete is not this member's
 */
export async function lockAthlete(db: Database, memberId: string, athleteId: string): Promise<boolean> {
  const own = await db
    .select({ id: athletes.id })
    .from(athletes)
    .where(and(eq(athletes.id, athleteId), eq(athletes.memberId, memberId)))
    .for("update");
  return own.length > 0;
}

/** Every set the athlete has finished, oldest first. */
export async function loadFinishedSets(db: Database, athleteId: string): Promise<FinishedSet[]> {
  const rows = await db
    .select({ skill: setCompletions.skill, level: setCompletions.level, set: setCompletions.set, completedAt: setCompletions.completedAt })
    .from(setCompletions)
    .where(eq(setCompletions.athleteId, athleteId))
    .orderBy(asc(setCompletions.completedAt), asc(setCompletions.level), asc(setCompletions.set));
  return rows.map((row) => ({ ...row, set: setNumber(row.set) }));
}

function setNumber(number: number): SetNumber {
  const known = sets.find((set) => set === number);
  if (known === undefined) throw new Error(`A set completion has the number ${number}`);
  return known;
}

/** Records that a set was finished, once: two taps at the same time leave one row. Progress is read from these rows. */
export async function recordSetCompletion(db: Database, athleteId: string, { skill, level, set }: SetRef, at: Date): Promise<void> {
  await db
    .insert(setCompletions)
    .values({ athleteId, skill, level, set, completedAt: at })
    .onConflictDoNothing({ target: [setCompletions.athleteId, setCompletions.skill, setCompletions.level, setCompletions.set] });
}

/** When a set was finished, or null when it is not. */
export async function findSetCompletion(
  db: Database,
  athleteId: string,
  ref: { skill: Skill; level: number; set: number },
): Promise<Date | null> {
  const [found] = await db
    .select({ completedAt: setCompletions.completedAt })
    .from(setCompletions)
    .where(
      and(
        eq(setCompletions.athleteId, athleteId),
        eq(setCompletions.skill, ref.skill),
        eq(setCompletions.level, ref.level),
        eq(setCompletions.set, ref.set),
      ),
    );
  return found?.completedAt ?? null;
}

/** How often each bonus skill was done; one that never was is absent. */
export async function countBonusCompletions(db: Database, athleteId: string): Promise<ReadonlyMap<BonusSkill, number>> {
  const rows = await db
    .select({ skillName: bonusCompletions.skillName, times: count() })
    .from(bonusCompletions)
    .where(eq(bonusCompletions.athleteId, athleteId))
    .groupBy(bonusCompletions.skillName);
  return new Map(rows.map(({ skillName, times }) => [skillName, times]));
}

/** Records one completion of a bonus skill; the same tap twice leaves one row. */
export async function recordBonusCompletion(
  db: Database,
  athleteId: string,
  completion: { readonly id: string; readonly skillName: BonusSkill; readonly tapId: string | null; readonly at: Date },
): Promise<void> {
  const { id, skillName, tapId, at } = completion;
  await db
    .insert(bonusCompletions)
    .values({ id, athleteId, skillName, tapId, completedAt: at })
    .onConflictDoNothing({ target: [bonusCompletions.athleteId, bonusCompletions.tapId] });
}

/** The instants at which the athlete finished a set or a bonus skill. */
export async function loadTrainingInstants(db: Database, athleteId: string): Promise<Date[]> {
  const setTimes = db.select({ at: setCompletions.completedAt }).from(setCompletions).where(eq(setCompletions.athleteId, athleteId));
  const bonusTimes = db
    .select({ at: bonusCompletions.completedAt })
    .from(bonusCompletions)
    .where(eq(bonusCompletions.athleteId, athleteId));
  const rows = await setTimes.unionAll(bonusTimes);
  return rows.map(({ at }) => at);
}

/** When the athlete first finished anything, or null. */
export async function findFirstTraining(db: Database, athleteId: string): Promise<Date | null> {
  const first = (table: typeof setCompletions | typeof bonusCompletions) =>
    db
      .select({ at: min(table.completedAt) })
      .from(table)
      .where(eq(table.athleteId, athleteId));
  const [found] = await db
    .select({ at: sql<string | null>`least((${first(setCompletions)}), (${first(bonusCompletions)}))` })
    .from(sql`(select 1) as one`);
  return found?.at ? new Date(found.at) : null;
}

export interface AnalyticsEvent {
  /** Made by the caller from what happened, so that recording it twice leaves one row. */
  readonly id: string;
  readonly name: string;
  readonly athleteId: string;
  readonly detail: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

/** Records a first-party event, once. */
export async function recordEvent(db: Database, event: AnalyticsEvent): Promise<void> {
  await db.insert(analyticsEvents).values(event).onConflictDoNothing({ target: analyticsEvents.id });
}
