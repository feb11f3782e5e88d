import { expect, test } from "vitest";
import { startTestApp } from "#testing/start-test-app.ts";
import { leases } from "./leases.tables.ts";
import { withLease } from "./with-lease.ts";

test("two who want the same thing take turns, others do not wait", async () => {
  const { platform } = await startTestApp();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 60));
    order.push(`${name} ends`);
  };

  await Promise.all([
    withLease(platform, "sub:1", work("a")),
    withLease(platform, "sub:1", work("b")),
    withLease(platform, "sub:2", work("c")),
  ]);

  const own = order.filter((step) => !step.startsWith("c"));
  expect(own[0]?.charAt(0)).toBe(own[1]?.charAt(0));
  expect(own[2]?.charAt(0)).toBe(own[3]?.charAt(0));
});

test("a lease is given back after a failure, and a dead holder's ends by itself", async () => {
  const { db, platform, clock } = await startTestApp();
  await expect(withLease(platform, "sub:1", () => Promise.reject(new Error("no answer")))).rejects.toThrow("no answer");
  expect(await db.select().from(leases)).toEqual([]);

  await db.insert(leases).values({ key: "sub:1", holder: platform.ids.uuid(), endsAt: new Date(clock.now().getTime() + 60_000) });
  clock.advance({ seconds: 60 });
  expect(await withLease(platform, "sub:1", async () => "mine")).toBe("mine");
});
