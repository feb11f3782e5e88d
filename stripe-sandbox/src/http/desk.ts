import { doWhatIsDue } from "#due.ts";
import type { Ledger } from "#store/ledger.ts";
import type { Postman } from "#webhooks/deliver.ts";
import type { Faults } from "./faults.ts";
import type { Keys } from "./keys.ts";

/** What the doors of the sandbox share: the API, the pages and the control. */
export interface Desk {
  readonly ledger: Ledger;
  readonly keys: Keys;
  readonly faults: Faults;
  readonly postman: Postman;
  /** Resolves once every change would survive a crash. */
  save(): Promise<void>;
  /** Moves time and does what falls due. */
  advance(to: Date): Promise<Date>;
  /** Runs the product's reconciliation, where it handed one in. */
  reconcile(): Promise<unknown>;
  log(message: string): void;
}

/** Does one piece of work on the ledger. What it changed is on disk before anybody hears of it, also when it ends in a refusal. */
export async function work<Result>(desk: Desk, act: () => Result): Promise<Result> {
  doWhatIsDue(desk.ledger, desk.ledger.clock.seconds());
  try {
    return act();
  } finally {
    await desk.save();
    desk.postman.wake();
  }
}
