import { eq, lte, sql } from "drizzle-orm";
import { fingerprint } from "../ids.ts";
import type { Platform } from "../platform.ts";
import { rateLimits } from "./limits.tables.ts";

/** How often something may happen: at most `limit` times in a window that begins with the first. */
export interface Door {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

type Counting = Pick<Platform, "db" | "clock" | "config" | "secret">;

/**
 * Counts one more passage through a door.
 *
 * @param who whoever is counted: an address, an e-mail, or several joined; only a keyed fingerprint of it is stored
 * @returns null when it may pass, otherwise the seconds until it may
 */
export async function countPassage({ db, clock, config, secret }: Counting, door: Door, who: string): Promise<number | null> {
  if (!config.RATE_LIMITS) return null;
  const now = clock.now();
  const endsAt = new Date(now.getTime() + door.windowMs);
  const isOver = sql`${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [counter] = await db
    .insert(rateLimits)
    .values({ key: keyOf(secret, door, who), count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${isOver} then ${endsAt.toISOString()}::timestamptz else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt });
  if (!counter || counter.count <= door.limit) return null;
  return Math.max(1, Math.ceil((counter.endsAt.getTime() - now.getTime()) / 1000));
}

/** Forgets what was counted at a door, as after a log-in that went well. */
export async function forgetPassages({ db, secret }: Pick<Platform, "db" | "secret">, door: Door, who: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(secret, door, who)));
}

/** Drops counters whose window is over. */
export async function sweepPassages({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, clock.now()));
}

function keyOf(secret: string, door: Door, who: string): string {
  return `${door.name}:${fingerprint(secret, `${door.name}\n${who}`)}`;
}
