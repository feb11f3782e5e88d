import type { SandboxClock } from "./clock.ts";
import type { Rows, TableName, Tables } from "./tables.ts";

export type WebhookMode = "on" | "off" | "duplicate" | "reverse" | "delay";

/** Everything the sandbox knows at a moment; every use case takes it first. */
export interface Ledger {
  readonly tables: Tables;
  readonly clock: SandboxClock;
  /** The product's address; the browser reaches the sandbox's pages below it. */
  readonly appUrl: string;
  readonly webhook: { readonly url: string | null; readonly secret: string };
  /** The API request at work, for the events it causes. */
  request: { id: string; idempotencyKey: string | null } | null;
}

export function readSetting(ledger: Pick<Ledger, "tables">, id: string): string | undefined {
  return ledger.tables.settings.get(id)?.value;
}

/** Reads a setting, making it up and keeping it the first time. */
export function settleSetting(ledger: Pick<Ledger, "tables">, id: string, make: () => string): string {
  const kept = readSetting(ledger, id);
  if (kept !== undefined) return kept;
  return ledger.tables.settings.put({ id, value: make() }).value;
}

/** The full address of one of the sandbox's pages, as Stripe would hand it out. */
export function pageUrl({ appUrl }: Pick<Ledger, "appUrl">, path: string): string {
  return `${appUrl}/sandbox/stripe${path}`;
}

/** Replaces some fields of a row. */
export function amend<Name extends TableName>(ledger: Ledger, table: Name, row: Rows[Name], changes: Partial<Rows[Name]>): Rows[Name] {
  return ledger.tables[table].put({ ...row, ...changes });
}
