import type { Database } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { insertMember } from "./account.queries.ts";

/** Adds a demo member: no e-mail, no password, deleted after 24 hours by the hourly sweep. */
export async function addDemoMember(
  db: Database,
  { clock, ids }: Pick<Platform, "clock" | "ids">,
  athleteName: string,
): Promise<{ memberId: string; athleteId: string }> {
  const memberId = ids.uuid();
  const athleteId = ids.uuid();
  await insertMember(db, {
    id: memberId,
    athleteId,
    email: null,
    emailKey: null,
    passwordHash: null,
    isDemo: true,
    athleteName,
    consentVersion: null,
    door: "demo",
    ref: null,
    referralSource: null,
    networkAddress: null,
    at: clock.now(),
  });
  return { memberId, athleteId };
}
