import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { Ids } from "./ids.ts";
import type { Mail } from "./mail/mail.ts";
import type { Payments } from "./payments/payments.ts";

/** Everything the rooms stand on, and everything that can fail for reasons that are not ours. Built by real-platform.ts and testing/test-platform.ts. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mail: Mail;
  readonly payments: Payments;
  readonly log: FastifyBaseLogger;
  /** Keys what must not be guessed; from SESSION_SECRET or DATA_DIR. */
  readonly secret: string;
}
