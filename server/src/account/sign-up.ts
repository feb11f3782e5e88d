import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { defaultAthleteName, tidyAthleteName } from "@stars/domain/account/athlete.ts";
import { checkSignUp, normaliseEmail, type SignUpForm } from "@stars/domain/account/credentials.ts";
import { InvalidInput, Refusal } from "@stars/domain/contract/refusal.ts";
import { enqueue } from "#platform/jobs/queue.ts";
import { countPassage } from "#platform/limits/limits.ts";
import type { Platform } from "#platform/platform.ts";
import { accountDoors } from "./account.limits.ts";
import { insertMember } from "./account.queries.ts";
import { hashPassword } from "./passwords.ts";
import { startSession } from "./start-session.ts";

/** The version of the terms sentence above the sign-up button: "I am the parent or guardian (or 13 or older)". */
export const consentVersion = "2025-07-11";

export interface SignUpOrigin {
  readonly networkAddress: string;
  readonly ref?: string | undefined;
  readonly referralSource?: string | undefined;
}

/**
 * Creates a member with one athlete, starts their session and queues the welcome letter, all or nothing.
 *
 * @param plans the plans on offer; this room does not know them
 * @returns the token of the new session
 * @throws InvalidInput with the sentences of the sign-up form, Refusal `email-taken` or `too-many-sign-ups`
 */
export async function signUp(
  platform: Pick<Platform, "db" | "clock" | "ids" | "config" | "secret">,
  form: SignUpForm,
  origin: SignUpOrigin,
  plans: readonly string[],
): Promise<string> {
  const problems = checkSignUp(form, plans);
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
  const waitSeconds = await countPassage(platform, accountDoors.signUp, origin.networkAddress);
  if (waitSeconds !== null) throw new Refusal(accountRefusals, "too-many-sign-ups", { retryAfterSeconds: waitSeconds });

  const passwordHash = await hashPassword(form.password);
  const member = {
    id: platform.ids.uuid(),
    athleteId: platform.ids.uuid(),
    email: form.email.trim().normalize("NFC"),
    emailKey: normaliseEmail(form.email),
    passwordHash,
    isDemo: false,
    athleteName: tidyAthleteName(form.athleteName ?? "") || defaultAthleteName,
    consentVersion,
    door: "signup",
    ref: origin.ref ?? null,
    referralSource: origin.referralSource ?? null,
    networkAddress: origin.networkAddress,
    at: platform.clock.now(),
  };
  return platform.db.transaction(async (tx) => {
    if (!(await insertMember(tx, member))) throw new Refusal(accountRefusals, "email-taken");
    await enqueue(tx, platform, { kind: "send-welcome", payload: { memberId: member.id } });
    return startSession(tx, platform, member.id);
  });
}
