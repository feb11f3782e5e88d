import { and, eq, gt, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { athletes, members, passwordResets, sessions } from "./account.tables.ts";

export interface NewMember {
  readonly id: string;
  readonly athleteId: string;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly passwordHash: string | null;
  readonly isDemo: boolean;
  readonly athleteName: string | null;
  readonly consentVersion: string | null;
  readonly door: string;
  readonly ref: string | null;
  readonly referralSource: string | null;
  readonly networkAddress: string | null;
  readonly at: Date;
}

/** Adds a member and their first athlete. @returns false when the e-mail has an account already; then nothing was added */
export async function insertMember(db: Database, { athleteId, athleteName, at, ...member }: NewMember): Promise<boolean> {
  const added = await db
    .insert(members)
    .values({ ...member, createdAt: at, consentedAt: member.consentVersion === null ? null : at })
    .onConflictDoNothing({ target: members.emailKey })
    .returning({ id: members.id });
  if (added.length === 0) return false;
  await db.insert(athletes).values({ id: athleteId, memberId: member.id, name: athleteName, createdAt: at });
  return true;
}

/** What a log-in is checked against; null when no account has this e-mail. */
export async function findCredentials(db: Database, emailKey: string): Promise<{ memberId: string; passwordHash: string | null } | null> {
  const [found] = await db
    .select({ memberId: members.id, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.emailKey, emailKey));
  return found ?? null;
}

/** Where a letter to an account goes; null when no account has this e-mail. */
export async function findAddressee(db: Database, emailKey: string): Promise<{ memberId: string; email: string } | null> {
  const [found] = await db
    .select({ memberId: members.id, email: members.email })
    .from(members)
    .where(and(eq(members.emailKey, emailKey), isNotNull(members.email)));
  return found && found.email !== null ? { memberId: found.memberId, email: found.email } : null;
}

/** Where a letter to a member goes; null for the demo, or when the account is gone. */
export async function findLetterTo(db: Database, memberId: string): Promise<{ email: string; athleteName: string | null } | null> {
  const [found] = await db
    .select({ email: members.email, athleteName: athletes.name })
    .from(members)
    .innerJoin(athletes, eq(athletes.memberId, members.id))
    .where(eq(members.id, memberId))
    .orderBy(athletes.createdAt)
    .limit(1);
  return found && found.email !== null ? { email: found.email, athleteName: found.athleteName } : null;
}

export async function insertSession(
  db: Database,
  session: { tokenHash: string; memberId: string; signedInAt: Date; endsAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Database, memberId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, memberId));
}

export async function moveSessionEnd(db: Database, tokenHash: string, endsAt: Date): Promise<void> {
  await db.update(sessions).set({ endsAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** The viewer behind a session that has not ended, in one query: the hottest of all, asked with every call. */
export async function findViewer(db: Database, tokenHash: string, at: Date): Promise<Viewer | null> {
  const [found] = await db
    .select({
      memberId: members.id,
      athleteId: athletes.id,
      athleteName: athletes.name,
      email: members.email,
      isDemo: members.isDemo,
      sessionId: sessions.tokenHash,
      sessionEndsAt: sessions.endsAt,
      signedInAt: sessions.signedInAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(athletes, eq(athletes.memberId, members.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.endsAt, at)))
    .orderBy(athletes.createdAt)
    .limit(1);
  return found ?? null;
}

/** Names an athlete of this member. @returns false when the athlete is not theirs */
export async function updateAthleteName(db: Database, memberId: string, athleteId: string, name: string): Promise<boolean> {
  const named = await db
    .update(athletes)
    .set({ name })
    .where(and(eq(athletes.id, athleteId), eq(athletes.memberId, memberId)))
    .returning({ id: athletes.id });
  return named.length > 0;
}

/** Keeps the member's one reset link; an older one stops working. */
export async function replaceReset(db: Database, reset: { tokenHash: string; memberId: string; endsAt: Date }): Promise<void> {
  await db
    .insert(passwordResets)
    .values(reset)
    .onConflictDoUpdate({ target: passwordResets.memberId, set: { tokenHash: reset.tokenHash, endsAt: reset.endsAt } });
}

/** The member a reset link belongs to, while it is good. Does not use it up. */
export async function findReset(db: Database, tokenHash: string, at: Date): Promise<{ memberId: string; email: string | null } | null> {
  const [found] = await db
    .select({ memberId: passwordResets.memberId, email: members.email })
    .from(passwordResets)
    .innerJoin(members, eq(members.id, passwordResets.memberId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.endsAt, at)));
  return found ?? null;
}

/** Uses a reset link up. @returns the member, or null when it was used or has ended */
export async function takeReset(db: Database, tokenHash: string, at: Date): Promise<string | null> {
  const [taken] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.endsAt, at)))
    .returning({ memberId: passwordResets.memberId });
  return taken?.memberId ?? null;
}

/** Sets a password that came through a mailed link, which also proves the e-mail. */
export async function updatePassword(db: Database, memberId: string, passwordHash: string, at: Date): Promise<void> {
  await db
    .update(members)
    .set({ passwordHash, emailProvenAt: sql`coalesce(${members.emailProvenAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(members.id, memberId));
}

/** Notes that a mailed code or link proved a member's e-mail; the first proof stands. */
export async function noteEmailProven(db: Database, memberId: string, at: Date): Promise<void> {
  await db
    .update(members)
    .set({ emailProvenAt: at })
    .where(and(eq(members.id, memberId), isNull(members.emailProvenAt)));
}

/** Deletes what has outlived its purpose (decisions 6 and 27). */
export async function deleteOutlived(db: Database, now: Date, before: { demosFrom: Date; addressesFrom: Date }): Promise<void> {
  await db.delete(sessions).where(lte(sessions.endsAt, now));
  await db.delete(passwordResets).where(lte(passwordResets.endsAt, now));
  await db.delete(members).where(and(eq(members.isDemo, true), lte(members.createdAt, before.demosFrom)));
  await db
    .update(members)
    .set({ networkAddress: null })
    .where(and(isNotNull(members.networkAddress), ne(members.networkAddress, ""), lte(members.createdAt, before.addressesFrom)));
}
