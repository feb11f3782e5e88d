import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pino } from "pino";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { connect, type OpenDatabase } from "./db/connect.ts";
import { randomIds } from "./ids.ts";
import { outboxMail } from "./mail/outbox-mail.ts";
import { smtpMail } from "./mail/smtp-mail.ts";
import { openPayments, type SandboxHooks } from "./payments/open-payments.ts";
import type { Platform } from "./platform.ts";
import { quietError, quietRequest } from "./quiet-log.ts";

export interface RealPlatform extends Platform {
  readonly dataDir: string;
  /** Where letters lie that are not sent; null when they are. */
  readonly outbox: string | null;
  readonly databaseKind: OpenDatabase["kind"];
  /** Where the payment sandbox answers; null with the real Stripe. */
  readonly sandboxUrl: string | null;
  /** What the sandbox asks of the product; filled in by main.ts once the product stands. */
  readonly sandboxHooks: SandboxHooks;
  close(): Promise<void>;
}

/**
 * Opens everything the product stands on, as the settings say.
 *
 * @throws FolderInUse when another process has the data folder open
 */
export async function openPlatform(config: Config): Promise<RealPlatform> {
  const dataDir = resolve(config.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const ids = randomIds;
  const outbox = config.SMTP_URL === undefined ? join(dataDir, "outbox") : null;
  const { db, kind, close } = await connect(config.DATABASE_URL, dataDir);
  const sandboxHooks: SandboxHooks = { advanced: async () => {}, reconcile: async () => {} };
  const {
    payments,
    sandboxUrl,
    now,
    close: closePayments,
  } = await openPayments(config, dataDir, {
    advanced: () => sandboxHooks.advanced(),
    reconcile: () => sandboxHooks.reconcile(),
  });
  // With the sandbox its clock is ours, so that moving it moves the whole product.
  const clock = now === null ? systemClock : { now };
  return {
    config,
    db,
    clock,
    ids,
    mail: outbox === null ? smtpMail(config.SMTP_URL ?? "", config.MAIL_FROM) : outboxMail(outbox, config.MAIL_FROM, { clock, ids }),
    log: pino({
      level: config.LOG_LEVEL,
      redact: ["req.headers.authorization", "req.headers.cookie"],
      serializers: { req: quietRequest, err: quietError },
    }),
    secret: config.SESSION_SECRET ?? keptSecret(join(dataDir, "session-secret")),
    dataDir,
    outbox,
    payments,
    sandboxUrl,
    sandboxHooks,
    databaseKind: kind,
    close: async () => {
      await closePayments();
      await close();
    },
  };
}

/** A secret made once and kept in a file only this user can read. */
function keptSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}
