import { commonRefusals, Refusal } from "@stars/domain/contract/refusal.ts";
import { areBonusSkillsOpen, type BonusSkill } from "@stars/domain/training/bonus-skills.ts";
import { journeyFrom } from "@stars/domain/training/progress.ts";
import { trainingRefusals } from "@stars/domain/training/training.refusals.ts";
import { requireEntitlement } from "#billing/require-entitlement.ts";
import type { Platform } from "#platform/platform.ts";
import type { Trainee } from "./complete-set.ts";
import { countBonusCompletions, loadFinishedSets, lockAthlete, recordBonusCompletion } from "./training.queries.ts";

/**
 * Adds one completion of a bonus skill and reports how often it has been done.
 *
 * @param tap the skill, and the client's name for the tap, so that the same tap counts once
 * @throws Refusal `not-found` for somebody else's athlete, `subscription-needed` or `bonus-locked`
 */
export async function completeBonusSkill(
  { db, clock, ids }: Pick<Platform, "db" | "clock" | "ids">,
  { memberId, athleteId }: Trainee,
  tap: { readonly skillName: BonusSkill; readonly tapId: string | null },
): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await lockAthlete(tx, memberId, athleteId))) throw new Refusal(commonRefusals, "not-found");
    await requireEntitlement(tx, memberId, now);
    if (!areBonusSkillsOpen(journeyFrom(await loadFinishedSets(tx, athleteId)))) throw new Refusal(trainingRefusals, "bonus-locked");
    await recordBonusCompletion(tx, athleteId, { id: ids.uuid(), ...tap, at: now });
    return (await countBonusCompletions(tx, athleteId)).get(tap.skillName) ?? 0;
  });
}
