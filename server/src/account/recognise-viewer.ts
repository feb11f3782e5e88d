import { sessionMs } from "#platform/http/session-cookies.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { hashOfToken } from "#platform/ids.ts";
import type { Platform } from "#platform/platform.ts";
import { findViewer, moveSessionEnd } from "./account.queries.ts";

/** A session in use is renewed at most once a day, so that reading does not mean writing. */
const renewAfterMs = 24 * 60 * 60 * 1000;

/** Says who holds a token, and lets the session slide while it is used (decision 2). Null when it has ended or never was. */
export async function recogniseViewer(
  { db, clock }: Pick<Platform, "db" | "clock">,
  token: string,
): Promise<{ viewer: Viewer; isRenewed: boolean } | null> {
  const now = clock.now();
  const viewer = await findViewer(db, hashOfToken(token), now);
  if (viewer === null) return null;
  const endsAt = new Date(now.getTime() + sessionMs);
  const isRenewed = endsAt.getTime() - viewer.sessionEndsAt.getTime() > renewAfterMs;
  if (isRenewed) await moveSessionEnd(db, viewer.sessionId, endsAt);
  return { viewer, isRenewed };
}
