import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { checkLogIn, normaliseEmail, passwordMaxLength } from "@stars/domain/account/credentials.ts";
import { InvalidInput, Refusal } from "@stars/domain/contract/refusal.ts";
import { countPassage, forgetPassages } from "#platform/limits/limits.ts";
import type { Platform } from "#platform/platform.ts";
import { accountDoors } from "./account.limits.ts";
import { findCredentials } from "./account.queries.ts";
import { isPassword } from "./passwords.ts";
import { startSession } from "./start-session.ts";

/**
 * Checks an e-mail and a password and starts a session. Says and takes the same whether or not the account exists.
 *
 * @param networkAddress where the request came from; tries are counted per address and account
 * @returns the token of the new session
 * @throws InvalidInput, Refusal `wrong-credentials` or `too-many-log-ins`
 */
export async function logIn(
  platform: Pick<Platform, "db" | "clock" | "ids" | "config" | "secret">,
  form: { readonly email: string; readonly password: string },
  networkAddress: string,
): Promise<string> {
  const problems = checkLogIn(form);
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
  const emailKey = normaliseEmail(form.email);
  // Counted before the password is looked at, so that tries sent side by side are all counted.
  const who = `${networkAddress} ${emailKey}`;
  const waitSeconds =
    (await countPassage(platform, accountDoors.logIn, who)) ??
    (await countPassage(platform, accountDoors.logInsFromAddress, networkAddress));
  if (waitSeconds !== null) throw new Refusal(accountRefusals, "too-many-log-ins", { retryAfterSeconds: waitSeconds });

  const account = await findCredentials(platform.db, emailKey);
  const isRight = await isPassword(form.password.slice(0, passwordMaxLength + 1), account?.passwordHash ?? null);
  if (account === null || !isRight) throw new Refusal(accountRefusals, "wrong-credentials");
  await forgetPassages(platform, accountDoors.logIn, who);
  return startSession(platform.db, platform, account.memberId);
}
