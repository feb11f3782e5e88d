import { expect, test } from "vitest";
import { startTestApp } from "#testing/start-test-app.ts";
import { rateLimits } from "./limits.tables.ts";
import { countPassage, type Door, forgetPassages, sweepPassages } from "./limits.ts";

const door: Door = { name: "gate", limit: 3, windowMs: 60_000 };

test("a door lets so many pass in a window, says how long to wait, and opens again", async () => {
  const { platform, clock } = await startTestApp();
  const pass = () => countPassage(platform, door, "192.0.2.1");

  expect([await pass(), await pass(), await pass()]).toEqual([null, null, null]);
  clock.advance({ seconds: 20 });
  expect(await pass()).toBe(40);
  clock.advance({ seconds: 40 });
  expect(await pass()).toBeNull();
});

test("everybody is counted apart, and each door apart", async () => {
  const { platform } = await startTestApp();
  for (let times = 0; times < 4; times++) await countPassage(platform, door, "192.0.2.1");

  expect(await countPassage(platform, door, "192.0.2.2")).toBeNull();
  expect(await countPassage(platform, { ...door, name: "other gate" }, "192.0.2.1")).toBeNull();
});

test("tries sent side by side are all counted", async () => {
  const { platform } = await startTestApp();

  const waits = await Promise.all(Array.from({ length: 10 }, () => countPassage(platform, door, "192.0.2.1")));

  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
});

test("no address is stored, what is forgotten is free again, and old counters go", async () => {
  const { db, platform, clock } = await startTestApp();
  for (let times = 0; times < 4; times++) await countPassage(platform, door, "192.0.2.1");

  const [kept] = await db.select().from(rateLimits);
  expect(kept?.key).not.toContain("192.0.2.1");
  await forgetPassages(platform, door, "192.0.2.1");
  expect(await countPassage(platform, door, "192.0.2.1")).toBeNull();
  clock.advance({ minutes: 2 });
  await sweepPassages(platform);
  expect(await db.select().from(rateLimits)).toEqual([]);
});

test("off means off, for load tests", async () => {
  const { platform } = await startTestApp({ env: { RATE_LIMITS: "off" } });

  const waits = await Promise.all(Array.from({ length: 10 }, () => countPassage(platform, door, "192.0.2.1")));

  expect(waits.every((wait) => wait === null)).toBe(true);
});
