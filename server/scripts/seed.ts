import { normaliseEmail } from "@stars/domain/account/credentials.ts";
import type { Subscription } from "@stars/domain/billing/entitlements.ts";
import type { Plan } from "@stars/domain/billing/plans.ts";
import { levelsPerSkill, skillIds } from "@stars/domain/training/catalogue.ts";
import { type SetRef, sets } from "@stars/domain/training/progress.ts";
import { eq } from "drizzle-orm";
import { insertMember } from "#account/account.queries.ts";
import { members } from "#account/account.tables.ts";
import { hashPassword } from "#account/passwords.ts";
import { saveGrant } from "#billing/billing.queries.ts";
import { BadConfig, readConfig } from "#platform/config.ts";
import { FolderInUse } from "#platform/db/embedded/lock-folder.ts";
import { openPlatform, type RealPlatform } from "#platform/real-platform.ts";
import { recordPastTraining } from "#training/record-past-training.ts";
import { buyPlan } from "./seed-plan.ts";

// Makes a family in each state and prints their logins. Run again, it makes them anew. `--json` prints one login a line.

const dayMs = 24 * 60 * 60 * 1000;
const password = "seed-boots-20";

interface Family {
  readonly state: string;
  readonly athleteName: string;
  /** Given without a payment. */
  readonly given?: (nowMs: number) => Subscription;
  /** Bought in the payment sandbox. */
  readonly bought?: Plan;
  /** Finished sets, oldest first; they are spread over the days before today. */
  readonly finished: readonly SetRef[];
}

const everySet: readonly SetRef[] = Array.from({ length: levelsPerSkill }, (_, index) =>
  skillIds.flatMap((skill) => sets.map((set) => ({ skill, level: index + 1, set }))),
).flat();

const families: readonly Family[] = [
  { state: "no-plan", athleteName: "Noor", finished: everySet.slice(0, 2) },
  {
    state: "trial",
    athleteName: "Theo",
    given: (now) => ({ plan: null, status: "trial", startedAt: now, endsAt: now + 365 * dayMs }),
    finished: [],
  },
  {
    state: "active",
    athleteName: "Maya",
    bought: "monthly",
    finished: everySet.slice(0, 13),
  },
  {
    state: "mastered",
    athleteName: "Leo",
    bought: "annual",
    finished: everySet,
  },
  {
    state: "cancelled",
    athleteName: "Ada",
    given: (now) => ({ plan: "monthly", status: "cancelled", startedAt: now - 90 * dayMs, endsAt: now - 5 * dayMs }),
    finished: everySet.slice(0, 9),
  },
];

async function seed(
  platform: RealPlatform,
  { state, athleteName, given, bought, finished }: Family,
  passwordHash: string,
): Promise<string> {
  const { db, ids, clock } = platform;
  const email = `${state}@example.com`;
  const now = clock.now();
  const memberId = ids.uuid();
  await db.transaction(async (tx) => {
    await tx.delete(members).where(eq(members.emailKey, normaliseEmail(email)));
    const athleteId = ids.uuid();
    await insertMember(tx, {
      id: memberId,
      athleteId,
      email,
      emailKey: normaliseEmail(email),
      passwordHash,
      isDemo: false,
      athleteName,
      consentVersion: "seed",
      door: "seed",
      ref: null,
      referralSource: null,
      networkAddress: null,
      at: new Date(now.getTime() - 60 * dayMs),
    });
    if (given !== undefined) await saveGrant(tx, memberId, { ...given(now.getTime()), isOverride: false });
    const at = (index: number) => new Date(now.getTime() - Math.ceil((finished.length - index) / 2) * dayMs);
    await recordPastTraining(
      tx,
      athleteId,
      finished.map((ref, index) => ({ ...ref, at: at(index) })),
    );
  });
  if (bought !== undefined) await buyPlan(platform, memberId, email, bought);
  return email;
}

try {
  const config = readConfig(process.env);
  if (config.isProduction) throw new BadConfig("Seeding is for local runs; NODE_ENV is production.");
  const platform = await openPlatform(config);
  const passwordHash = await hashPassword(password);
  for (const family of families) {
    const email = await seed(platform, family, passwordHash);
    const login = { state: family.state, email, password };
    process.stdout.write(
      process.argv.includes("--json") ? `${JSON.stringify(login)}\n` : `${family.state.padEnd(10)} ${email.padEnd(24)} ${password}\n`,
    );
  }
  await platform.close();
} catch (error) {
  if (!(error instanceof BadConfig || error instanceof FolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
