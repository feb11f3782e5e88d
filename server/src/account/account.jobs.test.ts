import { expect, test } from "vitest";
import { startRecurring } from "#platform/jobs/queue.ts";
import { buildMember } from "#testing/builders.ts";
import { startTestApp } from "#testing/start-test-app.ts";
import { jobHandlers } from "../app.ts";
import { members } from "./account.tables.ts";

test("the hourly sweep deletes demos after a day and network addresses after thirty", async () => {
  const { as, db, platform, clock, runJobs } = await startTestApp();
  await startRecurring(platform, jobHandlers(platform));
  await as(null).post("/api/demo-login");
  await as(null).post("/api/auth/signup", { email: "sam@example.com", password: "green-boots", plan: "monthly" });
  const addresses = async () =>
    (await db.select({ isDemo: members.isDemo, address: members.networkAddress }).from(members)).sort(
      (a, b) => Number(a.isDemo) - Number(b.isDemo),
    );
  expect(await addresses()).toEqual([
    { isDemo: false, address: "127.0.0.1" },
    { isDemo: true, address: null },
  ]);

  clock.advance({ hours: 24 });
  await runJobs();
  expect(await addresses()).toEqual([{ isDemo: false, address: "127.0.0.1" }]);
  clock.advance({ days: 29 });
  await runJobs();
  expect(await addresses()).toEqual([{ isDemo: false, address: null }]);
});

test("a welcome for an account that is gone is no error", async () => {
  const { as, db, letters, runJobs, platform } = await startTestApp();
  await buildMember(platform);
  await as(null).post("/api/auth/signup", { email: "sam@example.com", password: "green-boots", plan: "monthly" });
  await db.delete(members);

  await runJobs();

  expect(letters).toEqual([]);
});
