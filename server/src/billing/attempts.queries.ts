import type { Plan } from "@stars/domain/billing/plans.ts";
import { and, desc, eq, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { paymentAttempts } from "./billing.tables.ts";

export type Attempt = typeof paymentAttempts.$inferSelect;
export type AttemptKind = Attempt["kind"];

/** Whose attempt it is: a browser known by its cookie, or a member. */
export type Buyer =
  | { readonly browserHash: string; readonly memberId: null }
  | { readonly browserHash: string | null; readonly memberId: string };

interface NewAttempt {
  readonly id: string;
  readonly kind: AttemptKind;
  readonly plan: Plan;
  readonly amountPence: number;
  readonly buyer: Buyer;
  readonly payerEmail: string | null;
  readonly payerEmailKey: string | null;
  readonly termsVersion: string;
  readonly at: Date;
}

/** The buyer's latest attempt at a plan that is still of use, or a new one; two tabs at once share one. */
export async function findOrAddAttempt(db: Database, wanted: NewAttempt): Promise<{ attempt: Attempt; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const { buyer, plan, kind } = wanted;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${buyer.memberId ?? buyer.browserHash}:${plan}:${kind}`}))`);
    const owner =
      buyer.memberId === null
        ? and(eq(paymentAttempts.browserHash, buyer.browserHash), isNull(paymentAttempts.memberId))
        : eq(paymentAttempts.memberId, buyer.memberId);
    const [found] = await tx
      .select()
      .from(paymentAttempts)
      .where(and(owner, eq(paymentAttempts.plan, plan), eq(paymentAttempts.kind, kind), inArray(paymentAttempts.status, ["open", "paid"])))
      .orderBy(desc(paymentAttempts.createdAt))
      .limit(1);
    if (found) return { attempt: found, isNew: false };
    const { at, id, amountPence, termsVersion, payerEmail, payerEmailKey } = wanted;
    const [added] = await tx
      .insert(paymentAttempts)
      .values({ id, kind, plan, amountPence, termsVersion, payerEmail, payerEmailKey, ...buyer, status: "open", createdAt: at })
      .returning();
    if (!added) throw new Error("A payment attempt was not added");
    return { attempt: added, isNew: true };
  });
}

/** Keeps what the payment provider made for an attempt. */
export async function updateAttempt(
  db: Database,
  id: string,
  made: Partial<
    Pick<
      Attempt,
      "customerId" | "subscriptionId" | "paymentIntentId" | "checkoutId" | "payerEmail" | "payerEmailKey" | "browserHash" | "memberId"
    >
  >,
): Promise<void> {
  await db.update(paymentAttempts).set(made).where(eq(paymentAttempts.id, id));
}

export async function findAttempt(db: Database, id: string): Promise<Attempt | null> {
  const [found] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return found ?? null;
}

/** The attempt behind a `pi_...` or `cs_...` id. */
export async function findAttemptBySession(db: Database, sessionId: string): Promise<Attempt | null> {
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(or(eq(paymentAttempts.paymentIntentId, sessionId), eq(paymentAttempts.checkoutId, sessionId)));
  return found ?? null;
}

export async function findAttemptBySubscription(db: Database, subscriptionId: string): Promise<Attempt | null> {
  const [found] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.subscriptionId, subscriptionId));
  return found ?? null;
}

/** The latest payment that a member made or claimed, refunded or not. */
export async function findLatestClaimed(db: Database, memberId: string): Promise<Attempt | null> {
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.memberId, memberId), inArray(paymentAttempts.status, ["claimed", "refunded"])))
    .orderBy(desc(paymentAttempts.paidAt))
    .limit(1);
  return found ?? null;
}

/** The newest payment of an e-mail that belongs to no account yet. */
export async function findUnclaimed(db: Database, payerEmailKey: string): Promise<Attempt | null> {
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.payerEmailKey, payerEmailKey), eq(paymentAttempts.status, "paid")))
    .orderBy(desc(paymentAttempts.paidAt))
    .limit(1);
  return found ?? null;
}

/** Attempts of a member or their browser whose end is not known yet. */
export async function listUnresolved(db: Database, memberId: string, browserHash: string | null): Promise<Attempt[]> {
  const own = eq(paymentAttempts.memberId, memberId);
  const begunHere = browserHash === null ? undefined : and(eq(paymentAttempts.browserHash, browserHash), isNull(paymentAttempts.memberId));
  return db
    .select()
    .from(paymentAttempts)
    .where(and(or(own, begunHere), inArray(paymentAttempts.status, ["open", "paid"])))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(5);
}

/** Attempts that were begun before a moment and are still in a state. */
export async function listStale(db: Database, status: "open" | "paid", before: Date, limit: number): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.status, status), lte(paymentAttempts.createdAt, before)))
    .orderBy(paymentAttempts.createdAt)
    .limit(limit);
}

/** Other attempts from the browser, or of the member, of one that was claimed. */
export async function listSiblings(db: Database, attempt: Attempt): Promise<Attempt[]> {
  const sameBrowser = attempt.browserHash === null ? undefined : eq(paymentAttempts.browserHash, attempt.browserHash);
  const sameMember = attempt.memberId === null ? undefined : eq(paymentAttempts.memberId, attempt.memberId);
  const isSibling = or(sameBrowser, sameMember);
  if (isSibling === undefined) return [];
  return db
    .select()
    .from(paymentAttempts)
    .where(and(isSibling, ne(paymentAttempts.id, attempt.id), inArray(paymentAttempts.status, ["open", "paid"])));
}

/** Moves an attempt on, if it is still where it is thought to be. @returns false when somebody else has moved it */
export async function moveAttempt(
  db: Database,
  id: string,
  from: readonly Attempt["status"][],
  to: Partial<
    Pick<
      Attempt,
      "status" | "paidAt" | "claimedAt" | "memberId" | "payerEmail" | "payerEmailKey" | "paymentIntentId" | "subscriptionId" | "customerId"
    >
  >,
): Promise<boolean> {
  const moved = await db
    .update(paymentAttempts)
    .set(to)
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.status, [...from])))
    .returning({ id: paymentAttempts.id });
  return moved.length > 0;
}

/** Counts a payment that was declined. @returns how many there have been */
export async function countFailure(db: Database, paymentIntentId: string): Promise<{ attempt: Attempt } | null> {
  const [counted] = await db
    .update(paymentAttempts)
    .set({ failures: sql`${paymentAttempts.failures} + 1` })
    .where(eq(paymentAttempts.paymentIntentId, paymentIntentId))
    .returning();
  return counted ? { attempt: counted } : null;
}
