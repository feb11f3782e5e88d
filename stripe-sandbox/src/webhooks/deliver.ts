import { createHmac } from "node:crypto";
import type { Ledger } from "#store/ledger.ts";
import type { Delivery } from "#store/tables.ts";
import { webhookMode } from "./emit.ts";

const patienceMs = 10_000;
const quietMs = 250;

export interface Postman {
  /** Something may be due: look. */
  wake(): void;
  /** Waits until nothing is on its way any more, at most so long. */
  settled(atMostMs: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Delivers queued webhooks one after the other, in the order they were made, and tries again when the receiver is not well.
 *
 * @param retryAfterMs one pause before each further try; after the last the webhook is given up
 */
export function startPostman(ledger: Ledger, retryAfterMs: readonly number[], save: () => Promise<void>): Postman {
  const { deliveries, events } = ledger.tables;
  const leaving = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;

  function wake(): void {
    if (leaving.signal.aborted || round !== null) return;
    clearTimeout(timer);
    const next = soonest(ledger);
    if (next === null) return;
    timer = setTimeout(startRound, Math.max(0, next - Date.now()));
    timer.unref();
  }

  function startRound(): void {
    round = deliverWhatIsDue()
      .catch(() => {}) // a delivery that cannot even be recorded is tried again by the next round
      .finally(() => {
        round = null;
        wake();
      });
  }

  async function deliverWhatIsDue(): Promise<void> {
    const tried = new Set<string>();
    for (let next = firstDue(ledger, tried); next !== undefined; next = firstDue(ledger, tried)) {
      if (leaving.signal.aborted) return;
      tried.add(next.id);
      const arrived = await post(next);
      if (leaving.signal.aborted) return; // cut short by ourselves: no fault of the receiver, and no try
      settle(next, arrived);
      await save();
    }
  }

  function settle(delivery: Delivery, arrived: boolean): void {
    if (deliveries.get(delivery.id) === undefined) return; // webhooks were turned off meanwhile
    const pause = retryAfterMs[delivery.attempts];
    if (!arrived && pause !== undefined) {
      deliveries.put({ ...delivery, attempts: delivery.attempts + 1, dueAt: Date.now() + pause });
      return;
    }
    deliveries.delete(delivery.id);
    const event = events.get(delivery.event);
    if (event && arrived) events.put({ ...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1) });
  }

  async function post(delivery: Delivery): Promise<boolean> {
    const event = events.get(delivery.event);
    const { url, secret } = receiverOf(ledger, delivery);
    if (event === undefined || url === null) return true;
    const body = JSON.stringify(event, null, 2);
    try {
      const reply = await fetch(url, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (sandbox)",
          "stripe-signature": sign(body, secret),
        },
        redirect: "manual",
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]),
      });
      await reply.arrayBuffer();
      return reply.ok;
    } catch {
      return false;
    }
  }

  return {
    wake,
    settled: async (atMostMs) => {
      const until = Date.now() + atMostMs;
      while (deliveries.size > 0 && Date.now() < until && !leaving.signal.aborted) {
        wake();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    close: async () => {
      leaving.abort();
      clearTimeout(timer);
      await round;
    },
  };
}

/** Signs as Stripe does. The moment is the machine's: receivers compare it with their own real clock. */
export function sign(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/** Where it goes as things stand now: the product may have moved since the event. */
function receiverOf({ tables, webhook }: Ledger, { endpoint }: Delivery): { url: string | null; secret: string } {
  if (endpoint === null) return webhook;
  const registered = tables.webhookEndpoints.get(endpoint);
  return { url: registered?.url ?? null, secret: registered?.secret ?? webhook.secret };
}

/** In reverse order a batch starts only after a moment of quiet, or there would be nothing to turn round. */
function readyAt(ledger: Ledger, delivery: Delivery): number {
  return webhookMode(ledger).mode === "reverse" && delivery.attempts === 0 ? delivery.dueAt + quietMs : delivery.dueAt;
}

function soonest(ledger: Ledger): number | null {
  let moment: number | null = null;
  for (const delivery of ledger.tables.deliveries.oldestFirst()) {
    const at = readyAt(ledger, delivery);
    if (moment === null || at < moment) moment = at;
  }
  return moment;
}

function firstDue(ledger: Ledger, tried: ReadonlySet<string>): Delivery | undefined {
  const isDue = (delivery: Delivery) => !tried.has(delivery.id) && readyAt(ledger, delivery) <= Date.now();
  if (webhookMode(ledger).mode !== "reverse") return ledger.tables.deliveries.find(isDue);
  return ledger.tables.deliveries.newestFirst().find((delivery) => !tried.has(delivery.id) && delivery.dueAt <= Date.now());
}
