import { doWhatIsDue } from "#due.ts";
import { buildServer } from "#http/build-server.ts";
import { type Desk, work } from "#http/desk.ts";
import { Faults } from "#http/faults.ts";
import { SandboxClock } from "#store/clock.ts";
import { randomLetters } from "#store/ids.ts";
import { type Ledger, readSetting, settleSetting } from "#store/ledger.ts";
import { openSnapshot } from "#store/snapshot.ts";
import { startPostman } from "#webhooks/deliver.ts";

export interface SandboxOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  /** The product's address, below which browsers reach the sandbox's pages. */
  appUrl: string;
  webhookUrl: string | null;
  /** Made up and kept in the snapshot when not given. */
  webhookSecret?: string;
  /** null keeps everything in memory. */
  snapshotFile: string | null;
  now?: () => Date;
  /** Pauses before a webhook is tried again, in milliseconds. */
  webhookRetriesMs?: readonly number[];
  hooks?: {
    /** Time was moved, renewals are made and their webhooks delivered: the product moves its own clock and runs what is due. */
    advanced?: (now: Date) => Promise<void> | void;
    /** The product's reconciliation, for the control `reconcile`. */
    reconcile?: () => Promise<unknown>;
  };
  log?: (message: string) => void;
}

export interface Sandbox {
  /** Where the `stripe` package reaches it: host and port, no path. */
  url: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  now(): Date;
  /** Calls back after every `advance`, before it answers. Returns how to stop that. */
  onAdvance(listener: (now: Date) => Promise<void> | void): () => void;
  close(): Promise<void>;
}

const webhookRetriesMs = [1_000, 5_000, 30_000];
const webhookPatienceMs = 10_000;
const tickMs = 30_000;

/** Starts a local Stripe: same shapes, test cards only, no money. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const snapshot = await openSnapshot(options.snapshotFile);
  const { tables, save } = snapshot;
  const settings = { tables };
  const keys = {
    secretKey: settleSetting(settings, "secretKey", () => `sk_test_sandbox_${randomLetters(32)}`),
    publishableKey: settleSetting(settings, "publishableKey", () => `pk_test_sandbox_${randomLetters(32)}`),
  };
  const webhookSecret = options.webhookSecret ?? settleSetting(settings, "webhookSecret", () => `whsec_${randomLetters(32)}`);
  const clock = new SandboxClock(options.now ?? (() => new Date()), Number(readSetting(settings, "clockOffsetMs") ?? 0));
  const ledger: Ledger = {
    tables,
    clock,
    appUrl: options.appUrl.replace(/\/$/, ""),
    webhook: { url: options.webhookUrl, secret: webhookSecret },
    request: null,
  };
  const postman = startPostman(ledger, options.webhookRetriesMs ?? webhookRetriesMs, save);
  const listeners = new Set<(now: Date) => Promise<void> | void>();
  if (options.hooks?.advanced) listeners.add(options.hooks.advanced);

  const desk: Desk = {
    ledger,
    keys,
    faults: new Faults(),
    postman,
    save,
    log: options.log ?? (() => {}),
    reconcile: async () => options.hooks?.reconcile?.(),
    advance: async (to) => {
      await work(desk, () => {
        doWhatIsDue(ledger, Math.floor(to.getTime() / 1000));
        clock.moveTo(to);
        tables.settings.put({ id: "clockOffsetMs", value: String(clock.offsetMs) });
      });
      await postman.settled(webhookPatienceMs);
      for (const listener of listeners) await listener(clock.now());
      await postman.settled(webhookPatienceMs); // what the listeners changed is told too
      return clock.now();
    },
  };

  await save();
  const app = buildServer(desk);
  const url = await app.listen({ port: options.port ?? 0, host: options.host ?? "127.0.0.1" });
  postman.wake();
  const ticking = setInterval(() => work(desk, () => {}).catch((error) => desk.log(String(error))), tickMs).unref();

  return {
    url,
    ...keys,
    webhookSecret,
    now: () => clock.now(),
    onAdvance: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      clearInterval(ticking);
      await app.close();
      await postman.close();
      await snapshot.close();
    },
  };
}
