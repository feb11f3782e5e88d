import { hashOfToken } from "#platform/ids.ts";
import type { Platform } from "#platform/platform.ts";
import { resetLetter } from "./account.mails.ts";
import { findAddressee, replaceReset } from "./account.queries.ts";

/** How long a reset link works (decision 8). */
const resetMs = 30 * 60 * 1000;

/** Makes a reset link and mails it, when an account has this e-mail. Only the letter carries the token; we keep its hash. */
export async function sendReset(platform: Pick<Platform, "db" | "clock" | "ids" | "mail" | "config">, emailKey: string): Promise<void> {
  const { db, clock, ids, mail, config } = platform;
  const addressee = await findAddressee(db, emailKey);
  if (addressee === null) return;
  const token = ids.token();
  await replaceReset(db, {
    tokenHash: hashOfToken(token),
    memberId: addressee.memberId,
    endsAt: new Date(clock.now().getTime() + resetMs),
  });
  await mail.send(resetLetter(addressee.email, token, { appUrl: config.APP_URL, supportEmail: config.SUPPORT_EMAIL }));
}
