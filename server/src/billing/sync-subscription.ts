import { normaliseEmail } from "@stars/domain/account/credentials.ts";
import { isPlan } from "@stars/domain/billing/plans.ts";
import type { Database } from "#platform/db/database.ts";
import { enqueue } from "#platform/jobs/queue.ts";
import { withLease } from "#platform/leases/with-lease.ts";
import type { ProviderSubscription } from "#platform/payments/payments.ts";
import type { Platform } from "#platform/platform.ts";
import { type Attempt, findAttempt, findAttemptBySubscription, moveAttempt, updateAttempt } from "./attempts.queries.ts";
import { queueLetters } from "./queue-letters.ts";
import {
  findLive,
  findSubscriptionRow,
  isLive,
  type SubscriptionRow,
  saveCustomer,
  saveSubscriptionRow,
  takeSubscription,
} from "./subscriptions.queries.ts";

type Needs = Pick<Platform, "db" | "clock" | "ids" | "payments" | "log" | "config">;

/**
 * Asks Stripe for the present state of a subscription and writes it down, with everything that follows from it: the attempt it belongs
 * to is paid or void, letters are queued. The one way in which a member's plan changes from outside; it may be called by anybody, at any
 * time, any number of times.
 *
 * @returns the state as written, or null when it is no subscription of ours
 */
export function syncSubscription(platform: Needs, subscriptionId: string): Promise<SubscriptionRow | null> {
  return withLease(platform, `subscription:${subscriptionId}`, async () => {
    const told = await platform.payments.readSubscription(subscriptionId);
    if (told === null) return null;
    const payer = await payerOf(platform, told);
    return platform.db.transaction((tx) => writeDown(tx, platform, told, payer));
  });
}

// The payer's e-mail is asked for once, when the first payment has been made.
async function payerOf({ db, payments }: Needs, told: ProviderSubscription): Promise<string | null> {
  const paymentIntentId = told.latestInvoice?.paymentIntentId ?? null;
  if (told.latestInvoice?.paidAt === null || paymentIntentId === null) return null;
  const attempt = await findAttemptBySubscription(db, told.id);
  if (attempt !== null && attempt.payerEmailKey !== null) return null;
  return (await payments.readPayment(paymentIntentId))?.payerEmail ?? null;
}

async function writeDown(
  tx: Database,
  platform: Needs,
  told: ProviderSubscription,
  payerEmail: string | null,
): Promise<SubscriptionRow | null> {
  if (!isPlan(told.plan) || told.isTestMode !== isTestMode(platform)) {
    platform.log.warn({ subscription: told.id }, "a subscription that is not ours was left alone");
    return null;
  }
  const before = await findSubscriptionRow(tx, told.id);
  const attempt = await attemptOf(tx, told);
  const invoice = told.latestInvoice;
  const memberId = before?.memberId ?? (attempt !== null && isOfMember(attempt) ? attempt.memberId : null);
  const rival = memberId !== null && isLive(told.status) ? await findLive(tx, memberId) : null;
  const isSecond = rival !== null && rival.id !== told.id;
  if (isSecond) await takeSubscription(tx, told.id);
  const row: SubscriptionRow = {
    id: told.id,
    customerId: told.customerId,
    memberId: isSecond ? null : memberId,
    plan: told.plan,
    stripeStatus: told.status,
    isSetToEnd: told.isSetToEnd,
    startedAt: new Date(told.startedAt),
    periodEndsAt: new Date(told.periodEndsAt),
    cancelAt: dateOrNull(told.cancelAt),
    endedAt: dateOrNull(told.endedAt),
    // Stripe makes the renewal's invoice when the period ends, so its birth is the beginning of the debt.
    pastDueSince: told.status === "past_due" ? (before?.pastDueSince ?? new Date(invoice?.createdAt ?? told.periodEndsAt)) : null,
    hasPaid: before?.hasPaid === true || (invoice !== null && invoice.paidPence > 0) || ["past_due", "unpaid"].includes(told.status),
    syncedAt: platform.clock.now(),
  };
  await saveSubscriptionRow(tx, row);
  if (attempt !== null) await moveOn(tx, platform, attempt, row, told, payerEmail);
  if (isSecond) await settleLater(tx, platform, rival.id);
  await queueLetters(tx, platform, before, row, told);
  return row;
}

async function attemptOf(tx: Database, told: ProviderSubscription): Promise<Attempt | null> {
  const known = await findAttemptBySubscription(tx, told.id);
  if (known !== null || told.attemptId === null) return known;
  // A crash may have come between Stripe's answer and our note of it; the mark that we left at Stripe finds the attempt again.
  const marked = /^[0-9a-f-]{36}$/.test(told.attemptId) ? await findAttempt(tx, told.attemptId) : null;
  if (marked === null || marked.subscriptionId !== null || marked.plan !== told.plan) return null;
  if (marked.customerId !== null && marked.customerId !== told.customerId) return null;
  await updateAttempt(tx, marked.id, { subscriptionId: told.id, customerId: told.customerId });
  return { ...marked, subscriptionId: told.id, customerId: told.customerId };
}

async function moveOn(
  tx: Database,
  platform: Needs,
  attempt: Attempt,
  row: SubscriptionRow,
  told: ProviderSubscription,
  payerEmail: string | null,
): Promise<void> {
  const isOver = ["incomplete_expired", "canceled"].includes(told.status) && !row.hasPaid;
  if (isOver) {
    await moveAttempt(tx, attempt.id, ["open"], { status: "void" });
    return;
  }
  const invoice = told.latestInvoice;
  // One that was given up may still have been paid at the last moment: money that came is never overlooked.
  if (invoice === null || invoice.paidAt === null || !isUnpaid(attempt)) return;
  const email = attempt.payerEmail ?? payerEmail;
  const paid = {
    paidAt: new Date(invoice.paidAt),
    payerEmail: email,
    payerEmailKey: email === null ? null : normaliseEmail(email),
    ...(invoice.paymentIntentId !== null && attempt.paymentIntentId === null && { paymentIntentId: invoice.paymentIntentId }),
  };
  if (attempt.kind === "checkout" && row.memberId !== null) {
    await moveAttempt(tx, attempt.id, ["open", "void"], { ...paid, status: "claimed", claimedAt: platform.clock.now() });
    await saveCustomer(tx, row.memberId, row.customerId);
    await settleLater(tx, platform, row.id);
    return;
  }
  const isFirst = await moveAttempt(tx, attempt.id, ["open", "void"], { ...paid, status: "paid" });
  if (isFirst)
    await enqueue(tx, platform, {
      kind: "look-after-unclaimed",
      payload: { attemptId: attempt.id, step: 0 },
      dedupeKey: `unclaimed:${attempt.id}`,
    });
}

// A checkout is begun by its member; when it was paid beside a plan that runs, it is nobody's, and is refunded.
function isOfMember(attempt: Attempt): boolean {
  return attempt.status === "claimed" || (attempt.kind === "checkout" && isUnpaid(attempt));
}

function isUnpaid({ status }: Attempt): boolean {
  return status === "open" || status === "void";
}

/** Whatever else the member has begun is given up, or refunded when it was paid as well. */
async function settleLater(tx: Database, platform: Needs, subscriptionId: string): Promise<void> {
  const attempt = await findAttemptBySubscription(tx, subscriptionId);
  if (attempt === null) return;
  await enqueue(tx, platform, { kind: "settle-claim", payload: { attemptId: attempt.id }, dedupeKey: `settle:${attempt.id}` });
}

function isTestMode({ payments }: Needs): boolean {
  return !payments.publishableKey.startsWith("pk_live_");
}

function dateOrNull(instantMs: number | null): Date | null {
  return instantMs === null ? null : new Date(instantMs);
}
