import { normaliseEmail } from "@stars/domain/account/credentials.ts";
import type { SubscriptionStatus } from "@stars/domain/billing/entitlements.ts";
import type { Plan } from "@stars/domain/billing/plans.ts";
import { levelsPerSkill, skillIds } from "@stars/domain/training/catalogue.ts";
import { type SetRef, sets } from "@stars/domain/training/progress.ts";
import { insertMember } from "#account/account.queries.ts";
import { hashPassword } from "#account/passwords.ts";
import { startSession } from "#account/start-session.ts";
import { saveGrant } from "#billing/billing.queries.ts";
import type { Platform } from "#platform/platform.ts";
import { recordPastTraining } from "#training/record-past-training.ts";

/** A member with one athlete and an open session. */
export interface SignedIn {
  readonly memberId: string;
  readonly athleteId: string;
  readonly email: string;
  readonly token: string;
}

interface MemberOverrides {
  readonly email?: string;
  readonly athleteName?: string | null;
  /** Hashed only when given: hashing is slow by design. */
  readonly password?: string;
  readonly subscription?: {
    readonly plan?: Plan | null;
    readonly status: SubscriptionStatus;
    readonly startedAt?: Date;
    readonly endsAt?: Date | null;
  };
}

let built = 0;

/** A signed-up and signed-in member; without a subscription unless one is given. */
export async function buildMember(platform: Platform, overrides: MemberOverrides = {}): Promise<SignedIn> {
  const { db, ids, clock } = platform;
  built += 1;
  const { email = `family-${built}@example.com`, athleteName = "Maya", password, subscription } = overrides;
  const memberId = ids.uuid();
  const athleteId = ids.uuid();
  await insertMember(db, {
    id: memberId,
    athleteId,
    email,
    emailKey: normaliseEmail(email),
    passwordHash: password === undefined ? null : await hashPassword(password),
    isDemo: false,
    athleteName,
    consentVersion: null,
    door: "signup",
    ref: null,
    referralSource: null,
    networkAddress: null,
    at: clock.now(),
  });
  if (subscription) {
    const { plan = null, status, startedAt = clock.now(), endsAt = null } = subscription;
    await saveGrant(db, memberId, { plan, status, startedAt: startedAt.getTime(), endsAt: endsAt?.getTime() ?? null, isOverride: false });
  }
  return { memberId, athleteId, email, token: await startSession(db, platform, memberId) };
}

/** A member who may train. */
export function buildTrainee(platform: Platform, overrides: MemberOverrides = {}): Promise<SignedIn> {
  return buildMember(platform, { subscription: { plan: "monthly", status: "active" }, ...overrides });
}

/** Every set there is, in the order of the catalogue. */
export const allSets: readonly SetRef[] = skillIds.flatMap((skill) =>
  Array.from({ length: levelsPerSkill }, (_, index) => sets.map((set) => ({ skill, level: index + 1, set }))).flat(),
);

/** Lets an athlete have finished sets, now or at a given moment. */
export async function buildProgress(platform: Platform, { athleteId }: SignedIn, finished: readonly SetRef[], at?: Date): Promise<void> {
  await recordPastTraining(
    platform.db,
    athleteId,
    finished.map((ref) => ({ ...ref, at: at ?? platform.clock.now() })),
  );
}
