import type { Database } from "#platform/db/database.ts";
import { findCredentials } from "./account.queries.ts";

/** Whether an e-mail, as we compare it, has an account; for doors that may say so. */
export async function emailHasAccount(db: Database, emailKey: string): Promise<boolean> {
  return (await findCredentials(db, emailKey)) !== null;
}
