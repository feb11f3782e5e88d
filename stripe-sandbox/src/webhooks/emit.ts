import type Stripe from "stripe";
import { newId } from "#store/ids.ts";
import { amend, type Ledger, readSetting, type WebhookMode } from "#store/ledger.ts";
import type { Rows, TableName } from "#store/tables.ts";

export const apiVersion = "2026-10-28.endive";
const mostEvents = 5_000;
const defaultDelayMs = 3_000;

/** Records that something happened, and queues its webhooks. */
export function emit(ledger: Ledger, type: Stripe.Event.Type, object: object, previous?: object): void {
  const { tables, clock, request } = ledger;
  const event: Stripe.EventBase = {
    id: newId("evt"),
    object: "event",
    api_version: apiVersion,
    created: clock.seconds(),
    data: { object: structuredClone(object) as Stripe.Event.Data.Object, ...(previous && { previous_attributes: previous }) }, // which object goes with which type is the caller's word
    livemode: false,
    pending_webhooks: 0,
    request: request && { id: request.id, idempotency_key: request.idempotencyKey },
    type,
  };
  const deliveries = plan(ledger, event);
  tables.events.put({ ...event, pending_webhooks: deliveries.length });
  for (const delivery of deliveries) tables.deliveries.put(delivery);
  if (tables.events.size > mostEvents) {
    const oldest = tables.events.oldestFirst().next().value;
    if (oldest) tables.events.delete(oldest.id);
  }
}

/** Amends a row and tells of it, with what the changed fields held before. Nothing changed, nothing told. */
export function amendAndTell<Name extends TableName>(
  ledger: Ledger,
  type: Stripe.Event.Type,
  table: Name,
  row: Rows[Name],
  changes: Partial<Rows[Name]>,
): Rows[Name] {
  const after = amend(ledger, table, row, changes);
  const previous = previousAttributes(row, after);
  if (Object.keys(previous).length > 0) emit(ledger, type, after, previous);
  return after;
}

/** The fields that changed, as they were: nested in objects, whole for lists. */
export function previousAttributes(before: object, after: object): Record<string, unknown> {
  const previous: Record<string, unknown> = {};
  for (const [field, now] of Object.entries(after)) {
    const then: unknown = Reflect.get(before, field);
    if (JSON.stringify(then) === JSON.stringify(now)) continue;
    previous[field] = isPlain(then) && isPlain(now) ? previousAttributes(then, now) : (then ?? null);
  }
  return previous;
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function plan(ledger: Ledger, event: Stripe.EventBase): Rows["deliveries"][] {
  const mode = webhookMode(ledger);
  if (mode.mode === "off") return [];
  const receivers: (string | null)[] = ledger.webhook.url === null ? [] : [null];
  for (const endpoint of ledger.tables.webhookEndpoints.oldestFirst()) {
    if (endpoint.status !== "enabled" || endpoint.url === ledger.webhook.url) continue;
    const wanted = endpoint.enabled_events.includes("*") || endpoint.enabled_events.includes(event.type);
    if (wanted) receivers.push(endpoint.id);
  }
  const dueAt = Date.now() + (mode.mode === "delay" ? mode.ms : 0);
  const copies = mode.mode === "duplicate" ? [1, 2] : [1];
  return receivers.flatMap((endpoint) => copies.map(() => ({ id: newId("del"), event: event.id, endpoint, attempts: 0, dueAt })));
}

export function webhookMode(ledger: Ledger): { mode: WebhookMode; ms: number } {
  const kept = readSetting(ledger, "webhooks");
  return kept === undefined ? { mode: "on", ms: 0 } : JSON.parse(kept);
}

export function setWebhookMode(ledger: Ledger, mode: WebhookMode, ms: number | undefined): void {
  ledger.tables.settings.put({ id: "webhooks", value: JSON.stringify({ mode, ms: ms ?? defaultDelayMs }) });
  if (mode !== "off") return;
  // Off means from now on nothing arrives, not even what was on its way.
  for (const delivery of [...ledger.tables.deliveries.oldestFirst()]) ledger.tables.deliveries.delete(delivery.id);
}
