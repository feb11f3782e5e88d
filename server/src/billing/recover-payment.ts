import { randomInt } from "node:crypto";
import { emailProblem, normaliseEmail } from "@stars/domain/account/credentials.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { InvalidInput, Refusal } from "@stars/domain/contract/refusal.ts";
import { fingerprint, hashOfToken } from "#platform/ids.ts";
import { enqueue } from "#platform/jobs/queue.ts";
import { countPassage } from "#platform/limits/limits.ts";
import type { Platform } from "#platform/platform.ts";
import { type Attempt, findUnclaimed } from "./attempts.queries.ts";
import type { BillingPlatform } from "./begin-payment.ts";
import { billingDoors } from "./billing.limits.ts";
import { codeLetter } from "./billing.mails.ts";
import { deleteCode, insertProof, replaceCode, takeTry } from "./recovery.queries.ts";
import { resolveAttempt } from "./resolve-attempts.ts";

const minuteMs = 60_000;
/** Figures of the billing design, section 6. */
const codeMs = 10 * minuteMs;
const codeTries = 5;
const proofMs = 30 * minuteMs;

/**
 * Sends a code to whoever asks about an e-mail, and says the same to everybody: whether the e-mail ever paid is looked at only once it is proven.
 *
 * @throws InvalidInput, Refusal `too-many-checks` when one network address asks too often
 */
export async function askForCode(platform: BillingPlatform, email: string, browserHash: string, networkAddress: string): Promise<void> {
  const problem = emailProblem(email);
  if (problem !== null) throw new InvalidInput({ customer_email: problem });
  const waitSeconds = await countPassage(platform, billingDoors.recoveryFromAddress, networkAddress);
  if (waitSeconds !== null) throw new Refusal(billingRefusals, "too-many-checks", { retryAfterSeconds: waitSeconds });
  const emailKey = normaliseEmail(email);
  const isOver =
    (await countPassage(platform, billingDoors.recoveryLetter, emailKey)) !== null ||
    (await countPassage(platform, billingDoors.recoveryEverywhere, "all")) !== null;
  if (!isOver)
    await enqueue(platform.db, platform, { kind: "send-recovery-code", payload: { email: email.trim(), emailKey, browserHash } });
}

/** Makes a code and mails it. The code is kept as a keyed fingerprint, and works only in the browser that asked. */
export async function sendCode(
  platform: Pick<Platform, "db" | "clock" | "mail" | "config" | "secret">,
  { email, emailKey, browserHash }: { readonly email: string; readonly emailKey: string; readonly browserHash: string },
): Promise<void> {
  const { db, clock, mail, config, secret } = platform;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await replaceCode(db, {
    emailKey,
    codeHash: fingerprint(secret, `${emailKey} ${code}`),
    browserHash,
    triesLeft: codeTries,
    endsAt: new Date(clock.now().getTime() + codeMs),
  });
  await mail.send(codeLetter(email, code, { appUrl: config.APP_URL, supportEmail: config.SUPPORT_EMAIL }));
}

/**
 * Checks a mailed code; five tries, then it is burnt.
 *
 * @returns a token that proves the e-mail for half an hour, for a cookie
 * @throws Refusal `wrong-code` or `too-many-checks`
 */
export async function verifyCode(
  platform: BillingPlatform,
  email: string,
  code: string,
  browserHash: string | null,
  networkAddress: string,
): Promise<string> {
  const { db, clock, ids, secret } = platform;
  const waitSeconds = await countPassage(
    platform,
    { ...billingDoors.recoveryFromAddress, name: "recovery-verify", limit: 60 },
    networkAddress,
  );
  if (waitSeconds !== null) throw new Refusal(billingRefusals, "too-many-checks", { retryAfterSeconds: waitSeconds });
  const emailKey = normaliseEmail(email);
  const codeHash = browserHash === null ? null : await takeTry(db, emailKey, browserHash, clock.now());
  if (codeHash === null || codeHash !== fingerprint(secret, `${emailKey} ${code.trim()}`)) throw new Refusal(billingRefusals, "wrong-code");
  const token = ids.token();
  await db.transaction(async (tx) => {
    await deleteCode(tx, emailKey);
    await insertProof(tx, { tokenHash: hashOfToken(token), emailKey, endsAt: new Date(clock.now().getTime() + proofMs) });
  });
  return token;
}

/** The payment of a proven e-mail that belongs to no account yet, as Stripe says it stands now. */
export async function findPendingPayment(platform: BillingPlatform, emailKey: string): Promise<Attempt | null> {
  const known = await findUnclaimed(platform.db, emailKey);
  const attempt = known === null ? null : await resolveAttempt(platform, known);
  return attempt?.status === "paid" ? attempt : null;
}
