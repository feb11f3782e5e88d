import { expect, test } from "vitest";
import { startTestApp } from "#testing/start-test-app.ts";
import { jobs } from "./jobs.tables.ts";
import { enqueue, type JobHandlers, runDueJobs, startRecurring } from "./queue.ts";

function counting(fails = 0) {
  const seen: unknown[] = [];
  const handlers: JobHandlers = {
    ring: {
      run: async (payload) => {
        seen.push(payload);
        if (seen.length <= fails) throw new Error("The line is dead");
      },
    },
  };
  return { seen, handlers };
}

test("a job is done once, and only after what it belongs to is committed", async () => {
  const { db, platform } = await startTestApp();
  const { seen, handlers } = counting();
  await db.transaction((tx) => enqueue(tx, platform, { kind: "ring", payload: { bell: 1 } }));
  await db
    .transaction(async (tx) => {
      await enqueue(tx, platform, { kind: "ring", payload: { bell: 2 } });
      throw new Error("rolled back");
    })
    .catch(() => {});

  expect(await runDueJobs(platform, handlers)).toBe(1);
  expect(await runDueJobs(platform, handlers)).toBe(0);
  expect(seen).toEqual([{ bell: 1 }]);
});

test("a job waits for its time", async () => {
  const { db, platform, clock } = await startTestApp();
  const { seen, handlers } = counting();
  await enqueue(db, platform, { kind: "ring", runAt: new Date(clock.now().getTime() + 15_000) });

  await runDueJobs(platform, handlers);
  expect(seen).toHaveLength(0);
  clock.advance({ seconds: 15 });
  await runDueJobs(platform, handlers);
  expect(seen).toHaveLength(1);
});

test("a job that fails is tried again later and later, then left to be looked at", async () => {
  const { db, platform, clock } = await startTestApp();
  const { seen, handlers } = counting(100);
  await enqueue(db, platform, { kind: "ring" });

  await runDueJobs(platform, handlers);
  clock.advance({ seconds: 29 });
  expect(await runDueJobs(platform, handlers)).toBe(0);
  clock.advance({ seconds: 1 });
  expect(await runDueJobs(platform, handlers)).toBe(1);
  for (let tries = 0; tries < 10; tries++) {
    clock.advance({ hours: 2 });
    await runDueJobs(platform, handlers);
  }

  expect(seen).toHaveLength(8);
  const [left] = await db.select().from(jobs);
  expect(left).toMatchObject({ attempts: 8, lastError: "The line is dead" });
  expect(left?.failedAt).not.toBeNull();
});

test("work left by a worker that died is taken up when its lease is over", async () => {
  const { db, platform, clock } = await startTestApp();
  const { seen, handlers } = counting();
  await enqueue(db, platform, { kind: "ring" });
  await db.update(jobs).set({ lockedUntil: new Date(clock.now().getTime() + 60_000), attempts: 1 });

  expect(await runDueJobs(platform, handlers)).toBe(0);
  clock.advance({ seconds: 61 });
  expect(await runDueJobs(platform, handlers)).toBe(1);
  expect(seen).toHaveLength(1);
});

test("two workers side by side do each job once", async () => {
  const { db, platform } = await startTestApp();
  const { seen, handlers } = counting();
  for (let bell = 0; bell < 20; bell++) await enqueue(db, platform, { kind: "ring", payload: { bell } });

  await Promise.all([runDueJobs(platform, handlers), runDueJobs(platform, handlers)]);

  expect(seen).toHaveLength(20);
  expect(new Set(seen.map((payload) => JSON.stringify(payload))).size).toBe(20);
});

test("work with a pace comes back, and starting twice does not double it", async () => {
  const { platform, clock } = await startTestApp();
  const { seen, handlers } = counting();
  const hourly: JobHandlers = { ring: { run: async (payload) => handlers.ring?.run(payload, { jobId: "" }), everyMs: 3_600_000 } };
  await startRecurring(platform, hourly);
  await startRecurring(platform, hourly);

  await runDueJobs(platform, hourly);
  await runDueJobs(platform, hourly);
  expect(seen).toHaveLength(1);
  clock.advance({ hours: 1 });
  await runDueJobs(platform, hourly);
  expect(seen).toHaveLength(2);
});

test("a kind nobody handles is reported, not lost", async () => {
  const { db, platform } = await startTestApp();
  await enqueue(db, platform, { kind: "unheard-of" });

  await runDueJobs(platform, {});

  const [left] = await db.select({ lastError: jobs.lastError }).from(jobs);
  expect(left?.lastError).toContain("unheard-of");
});
