import { createHash } from "node:crypto";
import { cardByNumber } from "#resources/cards.ts";
import type { Ledger } from "#store/ledger.ts";
import type { KeptReply } from "#store/tables.ts";
import { StripeError } from "./errors.ts";

const keptSeconds = 24 * 3600;

/**
 * The answer a key was given before, if any.
 *
 * @throws StripeError `idempotency_error` when the key came with other parameters then
 */
export function earlierReply(ledger: Ledger, key: string, fingerprint: string): KeptReply | undefined {
  const kept = ledger.tables.keptReplies.get(key);
  if (kept === undefined || kept.at < ledger.clock.seconds() - keptSeconds) return undefined;
  if (kept.fingerprint === fingerprint) return kept;
  throw new StripeError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Keeps an answer under its key. What was refused before anything was done is not kept, so that it can be put right and sent again. */
export function keepReply(ledger: Ledger, key: string, fingerprint: string, { status, body }: { status: number; body: string }): void {
  if (status >= 300 && status !== 402) return;
  const at = ledger.clock.seconds();
  ledger.tables.keptReplies.delete(key); // a key used again after its day goes to the end of the line
  ledger.tables.keptReplies.put({ id: key, fingerprint, status, body, at });
  for (const kept of ledger.tables.keptReplies.oldestFirst()) {
    if (kept.at >= at - keptSeconds) break;
    ledger.tables.keptReplies.delete(kept.id);
  }
}

/** One short text for a request. A card number counts only as the test card it is: not even its hash is kept. */
export function fingerprintOf(method: string, path: string, form: Record<string, unknown>): string {
  const body = JSON.stringify(form, (name, value) => (name === "card" ? shownCard(value) : value));
  return createHash("sha256").update(`${method} ${path} ${body}`).digest("base64");
}

function shownCard(card: unknown): unknown {
  const number: unknown = typeof card === "object" && card !== null ? Reflect.get(card, "number") : undefined;
  return typeof number === "string" ? (cardByNumber(number)?.last4 ?? "unknown") : card;
}
