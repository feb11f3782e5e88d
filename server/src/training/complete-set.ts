import { commonRefusals, Refusal } from "@stars/domain/contract/refusal.ts";
import { decideSetCompletion, journeyFrom, type SetDecision, type SetRef } from "@stars/domain/training/progress.ts";
import { trainingRefusals } from "@stars/domain/training/training.refusals.ts";
import { requireEntitlement } from "#billing/require-entitlement.ts";
import { enqueue } from "#platform/jobs/queue.ts";
import type { Platform } from "#platform/platform.ts";
import { loadFinishedSets, lockAthlete, recordSetCompletion } from "./training.queries.ts";

/** The athlete who trains and the member who holds the plan; the session knows both. */
export interface Trainee {
  readonly memberId: string;
  readonly athleteId: string;
}

/** Analytics wait until a completion can no longer be taken back (decision 17). */
const settleMs = 15_000;

/**
 * Ticks off one set for the athlete and reports what it unlocked. A set that is done already stays as it is, plan or no plan.
 *
 * @throws Refusal `not-found` for somebody else's athlete, `subscription-needed`, `level-locked` or `set-1-first`
 */
export async function completeSet(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  { memberId, athleteId }: Trainee,
  ref: SetRef,
): Promise<Exclude<SetDecision, { verdict: "refuse" }>> {
  return platform.db.transaction(async (tx) => {
    const now = platform.clock.now();
    if (!(await lockAthlete(tx, memberId, athleteId))) throw new Refusal(commonRefusals, "not-found");
    await requireEntitlement(tx, memberId, now);
    const journey = journeyFrom(await loadFinishedSets(tx, athleteId));
    const decision = decideSetCompletion(journey[ref.skill], ref);
    if (decision.verdict === "refuse") throw new Refusal(trainingRefusals, decision.because);
    if (decision.verdict === "accept") {
      await recordSetCompletion(tx, athleteId, ref, now);
      const runAt = new Date(now.getTime() + settleMs);
      await enqueue(tx, platform, { kind: "count-set-completion", payload: { athleteId, ...ref, levelUnlocked: decision.unlocks }, runAt });
    }
    return decision;
  });
}
