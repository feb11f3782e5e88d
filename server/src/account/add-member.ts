import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { defaultAthleteName, tidyAthleteName } from "@stars/domain/account/athlete.ts";
import { normaliseEmail } from "@stars/domain/account/credentials.ts";
import { Refusal } from "@stars/domain/contract/refusal.ts";
import type { Database } from "#platform/db/database.ts";
import { enqueue } from "#platform/jobs/queue.ts";
import type { Platform } from "#platform/platform.ts";
import { insertMember } from "./account.queries.ts";

/** The version of the terms sentence above every sign-up button: "I am the parent or guardian (or 13 or older)". */
const consentVersion = "2025-07-11";

export interface SignUpOrigin {
  /** Through which door the account came (decision 23). */
  readonly door: "signup" | "complete_signup" | "stripe_embedded" | "hosted_checkout" | "recovery";
  readonly networkAddress: string;
  readonly ref?: string | undefined;
  readonly referralSource?: string | undefined;
}

/**
 * Adds a member with one athlete and queues the welcome letter, in the caller's transaction.
 *
 * @returns the new member's id
 * @throws Refusal `email-taken`; then nothing was added
 */
export async function addMember(
  tx: Database,
  platform: Pick<Platform, "clock" | "ids">,
  person: { readonly email: string; readonly passwordHash: string; readonly athleteName?: string | undefined },
  { door, networkAddress, ref, referralSource }: SignUpOrigin,
): Promise<string> {
  const id = platform.ids.uuid();
  const isAdded = await insertMember(tx, {
    id,
    athleteId: platform.ids.uuid(),
    email: person.email.trim().normalize("NFC"),
    emailKey: normaliseEmail(person.email),
    passwordHash: person.passwordHash,
    isDemo: false,
    athleteName: tidyAthleteName(person.athleteName ?? "") || defaultAthleteName,
    consentVersion,
    door,
    ref: ref ?? null,
    referralSource: referralSource ?? null,
    networkAddress,
    at: platform.clock.now(),
  });
  if (!isAdded) throw new Refusal(accountRefusals, "email-taken");
  await enqueue(tx, platform, { kind: "send-welcome", payload: { memberId: id } });
  return id;
}
