import { expect, test } from "vitest";
import { buildMember } from "#testing/builders.ts";
import { startTestApp } from "#testing/start-test-app.ts";

const demo = "/api/demo-login";

function sessionOf(reply: { cookies: { name: string; value: string }[] }) {
  return { memberId: "", athleteId: "", email: "", token: reply.cookies.find(({ name }) => name === "session")?.value ?? "" };
}

test("every visitor gets a demo of their own, with sample progress and full access", async () => {
  const { as } = await startTestApp();
  const first = sessionOf(await as(null).post(demo));
  const second = sessionOf(await as(null).post(demo));

  expect((await as(first).get("/api/user")).json()).toMatchObject({
    email: null,
    athleteName: "Maya",
    subscriptionStatus: "trial",
    isDemo: true,
  });
  expect((await as(first).get("/api/achievements")).json()).toMatchObject({ stars: 7, currentStreak: 3 });
  const done = await as(first).post("/api/progress/complete", { skill: "passing", level: 4, setNumber: 2 });
  expect(done.json()).toMatchObject({ success: true, levelUnlocked: true });
  expect((await as(first).get("/api/achievements")).json()).toMatchObject({ stars: 8, currentStreak: 4 });
  expect((await as(second).get("/api/achievements")).json()).toMatchObject({ stars: 7 });
});

test("the same visitor again keeps the demo they have", async () => {
  const { as } = await startTestApp();
  const first = sessionOf(await as(null).post(demo));

  const again = await as(first).post(demo);

  expect(again.json()).toEqual({ success: true });
  expect(again.cookies).toEqual([]);
});

test("after 24 hours the demo trains no more", async () => {
  const { as, clock } = await startTestApp();
  const visitor = sessionOf(await as(null).post(demo));
  clock.advance({ hours: 24 });

  const reply = await as(visitor).post("/api/progress/complete", { skill: "passing", level: 4, setNumber: 2 });

  expect(reply.statusCode).toBe(402);
});

test("the demo can be switched off", async () => {
  const { as } = await startTestApp({ env: { DEMO: "off" } });

  const reply = await as(null).post(demo);

  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({ code: "demo-off" });
  expect((await as(null).get("/api/config")).json()).toMatchObject({ demo: false });
});

test("sixty demos an hour from one address, then a pause", async () => {
  const { as } = await startTestApp();
  for (let number = 0; number < 60; number++) await as(null).post(demo);

  const refused = await as(null).post(demo);

  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: "too-many-demos" });
}, 60_000);

test("what pages may know of the settings holds no secret", async () => {
  const { as, platform } = await startTestApp();
  await buildMember(platform);

  const reply = await as(null).get("/api/config");

  expect(reply.json()).toEqual({
    payments: { mode: "sandbox", publishableKey: "pk_test_silent", apiBase: "/sandbox/stripe" },
    google: false,
    demo: true,
    supportEmail: "hello@twentystars.app",
    plans: {
      monthly: { name: "Monthly Plan", amountPence: 1999, months: 1 },
      annual: { name: "Annual Plan", amountPence: 19188, months: 14 },
    },
  });
});
