import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { recoveryCodes, recoveryProofs } from "./billing.tables.ts";

export interface RecoveryCode {
  readonly emailKey: string;
  readonly codeHash: string;
  readonly browserHash: string;
  readonly triesLeft: number;
  readonly endsAt: Date;
}

/** Keeps the one live code of an e-mail; an older one stops working. */
export async function replaceCode(db: Database, code: RecoveryCode): Promise<void> {
  const { emailKey: _key, ...rest } = code;
  await db.insert(recoveryCodes).values(code).onConflictDoUpdate({ target: recoveryCodes.emailKey, set: rest });
}

/** Uses up one try at a code of this browser that is still good. @returns the code's hash, or null when there is no such code or try */
export async function takeTry(db: Database, emailKey: string, browserHash: string, at: Date): Promise<string | null> {
  const [tried] = await db
    .update(recoveryCodes)
    .set({ triesLeft: sql`${recoveryCodes.triesLeft} - 1` })
    .where(
      and(
        eq(recoveryCodes.emailKey, emailKey),
        eq(recoveryCodes.browserHash, browserHash),
        gt(recoveryCodes.triesLeft, 0),
        gt(recoveryCodes.endsAt, at),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return tried?.codeHash ?? null;
}

export async function deleteCode(db: Database, emailKey: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.emailKey, emailKey));
}

export async function insertProof(db: Database, proof: { tokenHash: string; emailKey: string; endsAt: Date }): Promise<void> {
  await db.insert(recoveryProofs).values(proof);
}

/** The e-mail a browser has proven, while the proof lasts. */
export async function findProof(db: Database, tokenHash: string, at: Date): Promise<string | null> {
  const [found] = await db
    .select({ emailKey: recoveryProofs.emailKey })
    .from(recoveryProofs)
    .where(and(eq(recoveryProofs.tokenHash, tokenHash), gt(recoveryProofs.endsAt, at)));
  return found?.emailKey ?? null;
}

/** Deletes codes and proofs that have ended. */
export async function deleteEndedRecoveries(db: Database, at: Date): Promise<void> {
  await db.delete(recoveryCodes).where(lte(recoveryCodes.endsAt, at));
  await db.delete(recoveryProofs).where(lte(recoveryProofs.endsAt, at));
}
