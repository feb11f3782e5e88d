import type { Database } from "#platform/db/database.ts";
import { findAddressee, findLetterTo, noteEmailProven } from "./account.queries.ts";

/** The member with an e-mail, as we compare it; null when there is none. Only for callers that have had the e-mail proven. */
export async function findMemberByEmail(db: Database, emailKey: string): Promise<string | null> {
  return (await findAddressee(db, emailKey))?.memberId ?? null;
}

/** Where letters to a member go; null for the demo, or when the account is gone. */
export function findMailbox(db: Database, memberId: string): Promise<{ email: string; athleteName: string | null } | null> {
  return findLetterTo(db, memberId);
}

/** Notes that a member's own e-mail was proven by a mailed code. */
export function proveEmail(db: Database, memberId: string, at: Date): Promise<void> {
  return noteEmailProven(db, memberId, at);
}
