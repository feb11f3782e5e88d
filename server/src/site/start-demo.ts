import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import type { SetRef } from "@stars/domain/training/progress.ts";
import { accountDoors } from "#account/account.limits.ts";
import { addDemoMember } from "#account/add-demo-member.ts";
import { startSession } from "#account/start-session.ts";
import { grantTrial } from "#billing/grant-trial.ts";
import { countPassage } from "#platform/limits/limits.ts";
import type { Platform } from "#platform/platform.ts";
import { recordPastTraining } from "#training/record-past-training.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A few weeks of a steady athlete: seven stars, two levels half done, trained on each of the last three days. */
const sampleTraining: readonly (SetRef & { readonly daysAgo: number })[] = [
  ...level("passing", 1, 20, 19),
  ...level("juggling", 1, 18, 17),
  ...level("shooting", 1, 15, 15),
  ...level("passing", 2, 13, 12),
  ...level("dribbling", 1, 10, 9),
  ...level("juggling", 2, 6, 6),
  { skill: "dribbling", level: 2, set: 1, daysAgo: 3 },
  ...level("passing", 3, 2, 2),
  { skill: "passing", level: 4, set: 1, daysAgo: 1 },
];

/**
 * Makes a fresh, separate demo family with sample progress and full access for 24 hours, and starts its session (decision 6).
 *
 * @returns the token of the session
 * @throws Refusal `demo-off` or `too-many-demos`
 */
export async function startDemo(
  platform: Pick<Platform, "db" | "clock" | "ids" | "config" | "secret">,
  networkAddress: string,
): Promise<string> {
  if (!platform.config.DEMO) throw new Refusal(accountRefusals, "demo-off");
  const waitSeconds = await countPassage(platform, accountDoors.demo, networkAddress);
  if (waitSeconds !== null) throw new Refusal(accountRefusals, "too-many-demos", { retryAfterSeconds: waitSeconds });
  return platform.db.transaction(async (tx) => {
    const now = platform.clock.now();
    const { memberId, athleteId } = await addDemoMember(tx, platform, "Maya");
    await grantTrial(tx, memberId, { startsAt: now, endsAt: new Date(now.getTime() + dayMs) });
    const past = sampleTraining.map(({ daysAgo, ...ref }) => ({ ...ref, at: new Date(now.getTime() - daysAgo * dayMs) }));
    await recordPastTraining(tx, athleteId, past);
    return startSession(tx, platform, memberId);
  });
}

function level(skill: SetRef["skill"], number: number, firstDaysAgo: number, secondDaysAgo: number): (SetRef & { daysAgo: number })[] {
  return [
    { skill, level: number, set: 1, daysAgo: firstDaysAgo },
    { skill, level: number, set: 2, daysAgo: secondDaysAgo },
  ];
}
