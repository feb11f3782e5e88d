import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Platform } from "../platform.ts";
import { jobs } from "./jobs.tables.ts";

/** One kind of work: what to do with a job's payload. It may run twice, so it must bear that. */
export interface JobHandler {
  readonly run: (payload: unknown, attempt: { readonly jobId: string }) => Promise<void>;
  /** Runs for ever at this pace instead of once. */
  readonly everyMs?: number;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

interface NewJob {
  readonly kind: string;
  readonly payload?: object;
  readonly runAt?: Date;
  /** While a job with this key waits, another one is not added. */
  readonly dedupeKey?: string;
}

const leaseMs = 60_000;
const maxAttempts = 8;
const firstRetryMs = 30_000;

/**
 * Queues work in the caller's transaction: nothing is done for what is rolled back, and nothing committed is forgotten.
 *
 * @param db the transaction whose commit the work waits for
 */
export async function enqueue(db: Database, { clock, ids }: Pick<Platform, "clock" | "ids">, job: NewJob): Promise<void> {
  await db
    .insert(jobs)
    .values({
      id: ids.uuid(),
      kind: job.kind,
      payload: job.payload ?? {},
      runAt: job.runAt ?? clock.now(),
      dedupeKey: job.dedupeKey ?? null,
    })
    .onConflictDoNothing({ target: jobs.dedupeKey });
}

/** Makes sure that every kind of work with a pace has its one job. */
export async function startRecurring(platform: Pick<Platform, "db" | "clock" | "ids">, handlers: JobHandlers): Promise<void> {
  for (const [kind, { everyMs }] of Object.entries(handlers)) {
    if (everyMs !== undefined) await enqueue(platform.db, platform, { kind, dedupeKey: `recurring:${kind}` });
  }
}

/**
 * Runs every job that is due, one after the other, and reports how many it took. A job that fails waits longer each time
 * (30 seconds, doubling); after eight attempts it is left for a person to look at. Several workers may run at once.
 */
export async function runDueJobs(platform: Pick<Platform, "db" | "clock" | "log">, handlers: JobHandlers): Promise<number> {
  let taken = 0;
  for (let job = await takeNext(platform); job !== null; job = await takeNext(platform)) {
    taken += 1;
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`Nothing handles jobs of the kind "${job.kind}"`);
      await handler.run(job.payload, { jobId: job.id });
      await finish(platform, job.id, handler.everyMs);
    } catch (error) {
      platform.log.error({ err: error, kind: job.kind, attempts: job.attempts }, "a job failed");
      await putBack(platform, job, error);
    }
  }
  return taken;
}

interface TakenJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

async function takeNext({ db, clock }: Pick<Platform, "db" | "clock">): Promise<TakenJob | null> {
  const now = clock.now();
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.failedAt), lte(jobs.runAt, now), or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now))))
    .orderBy(jobs.runAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await db
    .update(jobs)
    .set({ lockedUntil: new Date(now.getTime() + leaseMs), attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, sql`(${next})`))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts });
  return taken ?? null;
}

async function finish({ db, clock }: Pick<Platform, "db" | "clock">, id: string, everyMs: number | undefined): Promise<void> {
  if (everyMs === undefined) {
    await db.delete(jobs).where(eq(jobs.id, id));
    return;
  }
  const runAt = new Date(clock.now().getTime() + everyMs);
  await db.update(jobs).set({ runAt, lockedUntil: null, attempts: 0, lastError: null }).where(eq(jobs.id, id));
}

async function putBack({ db, clock }: Pick<Platform, "db" | "clock">, { id, attempts }: TakenJob, error: unknown): Promise<void> {
  const now = clock.now();
  const isLast = attempts >= maxAttempts;
  await db
    .update(jobs)
    .set({
      lockedUntil: null,
      runAt: new Date(now.getTime() + firstRetryMs * 2 ** (attempts - 1)),
      lastError: error instanceof Error ? error.message : String(error),
      failedAt: isLast ? now : null,
    })
    .where(eq(jobs.id, id));
}
