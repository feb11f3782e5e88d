import type { Database } from "#platform/db/database.ts";
import { sessionMs } from "#platform/http/session-cookies.ts";
import { hashOfToken } from "#platform/ids.ts";
import type { Platform } from "#platform/platform.ts";
import { insertSession } from "./account.queries.ts";

/** Starts a session for a member and returns its token, which is kept nowhere but with the client. */
export async function startSession(db: Database, { clock, ids }: Pick<Platform, "clock" | "ids">, memberId: string): Promise<string> {
  const token = ids.token();
  const signedInAt = clock.now();
  await insertSession(db, { tokenHash: hashOfToken(token), memberId, signedInAt, endsAt: new Date(signedInAt.getTime() + sessionMs) });
  return token;
}
