import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { emailProblem, normaliseEmail } from "@stars/domain/account/credentials.ts";
import { InvalidInput, Refusal } from "@stars/domain/contract/refusal.ts";
import { enqueue } from "#platform/jobs/queue.ts";
import { countPassage } from "#platform/limits/limits.ts";
import type { Platform } from "#platform/platform.ts";
import { accountDoors } from "./account.limits.ts";

/**
 * Asks for a reset letter. Answers, and takes, the same for every address: the account is looked up later, by the job that writes the letter.
 *
 * @throws InvalidInput, Refusal `too-many-resets` when one network address asks too often
 */
export async function forgetPassword(
  platform: Pick<Platform, "db" | "clock" | "ids" | "config" | "secret">,
  email: string,
  networkAddress: string,
): Promise<void> {
  const problem = emailProblem(email);
  if (problem !== null) throw new InvalidInput({ email: problem });
  const waitSeconds = await countPassage(platform, accountDoors.resetFromAddress, networkAddress);
  if (waitSeconds !== null) throw new Refusal(accountRefusals, "too-many-resets", { retryAfterSeconds: waitSeconds });
  const emailKey = normaliseEmail(email);
  const isOverForEmail = (await countPassage(platform, accountDoors.resetLetter, emailKey)) !== null;
  if (!isOverForEmail) await enqueue(platform.db, platform, { kind: "send-reset", payload: { emailKey } });
}
