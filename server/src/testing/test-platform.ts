import { pino } from "pino";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { randomIds } from "#platform/ids.ts";
import { type FakeMail, fakeMail } from "#platform/mail/fake-mail.ts";
import type { Payments } from "#platform/payments/payments.ts";
import { silentPayments } from "#platform/payments/silent-payments.ts";
import type { Platform } from "#platform/platform.ts";

export interface TestPlatform extends Platform {
  readonly mail: FakeMail;
  readonly clock: MovableClock;
}

export interface MovableClock {
  now(): Date;
  /** Moves the clock to an instant, in ISO 8601. */
  moveTo(instant: string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** Saturday noon in London, in winter. */
export const testNow = "2026-11-21T12:00:00.000Z";

/** Fakes for everything outside, over a real database. */
export function testPlatform(
  db: Database,
  settings: Readonly<Record<string, string>> = {},
  payments: Payments = silentPayments(),
): TestPlatform {
  return {
    config: readConfig({ LOG_LEVEL: "silent", ...settings }),
    db,
    clock: movableClock(),
    ids: randomIds,
    mail: fakeMail(),
    payments,
    log: pino({ level: "silent" }),
    secret: "a secret for tests, long enough to be one",
  };
}

function movableClock(): MovableClock {
  let nowMs = Date.parse(testNow);
  return {
    now: () => new Date(nowMs),
    moveTo: (instant) => {
      nowMs = Date.parse(instant);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      nowMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
