import { normaliseEmail } from "@stars/domain/account/credentials.ts";
import type { Database } from "#platform/db/database.ts";
import { findCredentials } from "./account.queries.ts";
import { isPassword } from "./passwords.ts";

/** The member with this e-mail and password, or null. Not a log-in: it counts no tries, so only doors that count otherwise may ask. */
export async function memberWith(db: Database, email: string, password: string): Promise<string | null> {
  const account = await findCredentials(db, normaliseEmail(email));
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  return isRight && account !== null ? account.memberId : null;
}
