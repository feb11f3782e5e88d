import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { checkNewPassword } from "@stars/domain/account/credentials.ts";
import { InvalidInput, Refusal } from "@stars/domain/contract/refusal.ts";
import { hashOfToken } from "#platform/ids.ts";
import { countPassage } from "#platform/limits/limits.ts";
import type { Platform } from "#platform/platform.ts";
import { accountDoors } from "./account.limits.ts";
import { deleteSessionsOf, findReset, takeReset, updatePassword } from "./account.queries.ts";
import { hashPassword } from "./passwords.ts";
import { startSession } from "./start-session.ts";

/**
 * Sets a new password by a mailed link, once. Ends every session of the account and starts a new one.
 *
 * @returns the token of the new session
 * @throws InvalidInput, Refusal `reset-link-used-up` or `too-many-resets`
 */
export async function resetPassword(
  platform: Pick<Platform, "db" | "clock" | "ids" | "config" | "secret">,
  { token, password }: { readonly token: string; readonly password: string },
  networkAddress: string,
): Promise<string> {
  const waitSeconds = await countPassage(platform, { ...accountDoors.resetFromAddress, name: "reset-use" }, networkAddress);
  if (waitSeconds !== null) throw new Refusal(accountRefusals, "too-many-resets", { retryAfterSeconds: waitSeconds });
  const tokenHash = hashOfToken(token);
  const link = await findReset(platform.db, tokenHash, platform.clock.now());
  if (link === null) throw new Refusal(accountRefusals, "reset-link-used-up");
  const problems = checkNewPassword({ password, email: link.email ?? "" });
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);

  const passwordHash = await hashPassword(password);
  return platform.db.transaction(async (tx) => {
    const now = platform.clock.now();
    const memberId = await takeReset(tx, tokenHash, now);
    if (memberId === null) throw new Refusal(accountRefusals, "reset-link-used-up");
    await updatePassword(tx, memberId, passwordHash, now);
    await deleteSessionsOf(tx, memberId);
    return startSession(tx, platform, memberId);
  });
}
