import { setTimeout as pause } from "node:timers/promises";
import { and, eq, lte } from "drizzle-orm";
import type { Platform } from "../platform.ts";
import { leases } from "./leases.tables.ts";

const leaseMs = 60_000;
const retryMs = 25;
const patienceMs = 20_000;

/**
 * Does something that asks the world outside while nobody else, in any process, does it for the same key. No transaction is held open
 * meanwhile; the lease of a process that died ends by itself after a minute.
 */
export async function withLease<T>(platform: Pick<Platform, "db" | "clock" | "ids">, key: string, work: () => Promise<T>): Promise<T> {
  const holder = platform.ids.uuid();
  for (let waitedMs = 0; !(await take(platform, key, holder)); waitedMs += retryMs) {
    if (waitedMs >= patienceMs) throw new Error(`The lease "${key}" did not come free`);
    await pause(retryMs);
  }
  try {
    return await work();
  } finally {
    await platform.db.delete(leases).where(and(eq(leases.key, key), eq(leases.holder, holder)));
  }
}

async function take({ db, clock }: Pick<Platform, "db" | "clock">, key: string, holder: string): Promise<boolean> {
  const now = clock.now();
  const held = { holder, endsAt: new Date(now.getTime() + leaseMs) };
  const taken = await db
    .insert(leases)
    .values({ key, ...held })
    .onConflictDoUpdate({ target: leases.key, set: held, setWhere: lte(leases.endsAt, now) })
    .returning({ key: leases.key });
  return taken.length > 0;
}
