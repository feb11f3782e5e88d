import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { checkSignUp, type SignUpForm } from "@stars/domain/account/credentials.ts";
import { InvalidInput, Refusal } from "@stars/domain/contract/refusal.ts";
import { countPassage } from "#platform/limits/limits.ts";
import type { Platform } from "#platform/platform.ts";
import { accountDoors } from "./account.limits.ts";
import { addMember, type SignUpOrigin } from "./add-member.ts";
import { hashPassword } from "./passwords.ts";
import { startSession } from "./start-session.ts";

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
  return platform.db.transaction(async (tx) => {
    const memberId = await addMember(tx, platform, { ...form, passwordHash }, origin);
    return startSession(tx, platform, memberId);
  });
}
