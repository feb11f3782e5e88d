import { enqueue } from "#platform/jobs/queue.ts";
import { listStale } from "./attempts.queries.ts";
import type { BillingPlatform } from "./begin-payment.ts";
import { findNewestEvent, storeEvent } from "./events.queries.ts";
import { resolveAttempt, voidAttempt } from "./resolve-attempts.ts";
import { listLiveIds } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const batch = 100;

/**
 * Makes good what no message told: fetches the events that were missed and asks about every attempt whose end is not known. Attempts that nobody
 * came back to for a day are given up.
 */
export async function reconcilePayments(platform: BillingPlatform): Promise<void> {
  const { db, payments, clock } = platform;
  const now = clock.now().getTime();
  const newest = await findNewestEvent(db);
  const since = newest === null ? now - dayMs : newest.getTime() - hourMs;
  for await (const event of payments.listEvents(since)) {
    await db.transaction(async (tx) => {
      if (await storeEvent(tx, event, clock.now())) await enqueue(tx, platform, { kind: "handle-stripe-event", payload: event });
    });
  }
  for (const attempt of await listStale(db, "open", new Date(now - 2 * minuteMs), batch)) {
    const resolved = await resolveAttempt(platform, attempt);
    if (resolved?.status === "open" && resolved.createdAt.getTime() <= now - dayMs) await voidAttempt(platform, resolved);
  }
}

/** Asks Stripe about every subscription that may still take money, once a day. */
export async function reconcileSubscriptions(platform: BillingPlatform): Promise<void> {
  let after = "";
  for (;;) {
    const ids = await listLiveIds(platform.db, after, batch);
    for (const id of ids) await syncSubscription(platform, id);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
