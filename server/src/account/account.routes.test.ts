import { accountApi } from "@stars/domain/account/account.api.ts";
import { expect, test } from "vitest";
import { buildMember, buildProgress } from "#testing/builders.ts";
import { startTestApp } from "#testing/start-test-app.ts";
import { athletes, members, sessions } from "./account.tables.ts";

const signUpPath = accountApi.signUp.path;
const form = { email: "Sam@Example.com", password: "green-boots", confirmPassword: "green-boots", athleteName: " Maya ", plan: "annual" };

test("signing up makes a member with one athlete, signs them in and sends a welcome", async () => {
  const { as, db, letters, runJobs } = await startTestApp();

  const reply = await as(null).post(signUpPath, form);

  expect(reply.json()).toEqual({ success: true });
  const [member] = await db.select().from(members);
  expect(member).toMatchObject({ email: "Sam@Example.com", emailKey: "sam@example.com", door: "signup", consentVersion: "2025-07-11" });
  expect(await db.select({ name: athletes.name }).from(athletes)).toEqual([{ name: "Maya" }]);
  await runJobs();
  expect(letters).toMatchObject([{ kind: "welcome", to: "Sam@Example.com" }]);
});

test("the session cookie cannot be read by a script, the hint beside it says nothing", async () => {
  const { as } = await startTestApp();

  const reply = await as(null).post(signUpPath, form);

  const [session, hint] = reply.cookies;
  expect(session).toMatchObject({ name: "session", httpOnly: true, sameSite: "Lax", path: "/", maxAge: 2_592_000 });
  expect(session?.secure).toBeUndefined();
  expect(hint).toMatchObject({ name: "signed_in", value: "1", sameSite: "Lax" });
  expect(hint?.httpOnly).toBeUndefined();
});

test("behind https both cookies are secure", async () => {
  const { as } = await startTestApp({ env: { APP_URL: "https://twentystars.app" } });

  const reply = await as(null).post(signUpPath, form);

  expect(reply.cookies.map(({ secure }) => secure)).toEqual([true, true]);
});

test("a client that asks for a token gets it and no cookie, and may use it as bearer", async () => {
  const { as } = await startTestApp();

  const reply = await as(null).post(signUpPath, { ...form, returnToken: true });

  expect(reply.cookies).toEqual([]);
  const { token } = reply.json();
  const user = await as(null).get("/api/user", { authorization: `Bearer ${token}` });
  expect(user.json()).toMatchObject({ email: "Sam@Example.com", athleteName: "Maya" });
});

test("what is wrong with a sign-up is said in the order of the form, field by field", async () => {
  const { as } = await startTestApp();

  const reply = await as(null).post(signUpPath, { email: " ", password: "123", confirmPassword: "1234" });

  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    error: "Please enter your email address",
    code: "invalid-input",
    fields: {
      email: "Please enter your email address",
      password: "Password must be at least 6 characters long",
      confirmPassword: "Passwords do not match",
      plan: "Please select a subscription plan",
    },
  });
});

test("a known e-mail is told so, however it is spelled, and nothing is added", async () => {
  const { as, db } = await startTestApp();
  await as(null).post(signUpPath, form);

  const reply = await as(null).post(signUpPath, { ...form, email: "sam@example.COM" });

  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: "email-taken", error: "An account with this email already exists. Please log in." });
  expect(await db.select().from(members)).toHaveLength(1);
});

test("ten sign-ups at once with one e-mail make one account", async () => {
  const { as, db } = await startTestApp();

  const replies = await Promise.all(Array.from({ length: 10 }, () => as(null).post(signUpPath, form)));

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await db.select().from(members)).toHaveLength(1);
  expect(await db.select().from(sessions)).toHaveLength(1);
});

test("without a name the athlete is a New Athlete, and a friend's link is kept as text", async () => {
  const { as, db } = await startTestApp();

  await as(null).post(signUpPath, { ...form, athleteName: "", ref: "kit", referralSource: "friend-invite" });

  expect(await db.select({ name: athletes.name }).from(athletes)).toEqual([{ name: "New Athlete" }]);
  expect(await db.select({ ref: members.ref, source: members.referralSource }).from(members)).toEqual([
    { ref: "kit", source: "friend-invite" },
  ]);
});

test("thirty sign-ups an hour from one address, then a pause", async () => {
  const { as, platform, clock } = await startTestApp();
  for (let number = 0; number < 30; number++) await as(null).post(signUpPath, { ...form, email: "taken@example.com" });

  const refused = await as(null).post(signUpPath, { ...form, email: "new@example.com" });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: "too-many-sign-ups" });
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(3600);
  clock.advance({ hours: 1 });
  expect((await as(null).post(signUpPath, { ...form, email: "new@example.com" })).statusCode).toBe(200);
  expect(platform.config.RATE_LIMITS).toBe(true);
}, 60_000);

test("the right password opens, a wrong one and an unknown e-mail are answered alike", async () => {
  const { as, platform } = await startTestApp();
  await buildMember(platform, { email: "sam@example.com", password: "green-boots" });
  const logIn = (email: string, password: string) => as(null).post(accountApi.logIn.path, { email, password });

  const right = await logIn(" SAM@example.com", "green-boots");
  const wrong = await logIn("sam@example.com", "red-boots");
  const unknown = await logIn("nobody@example.com", "red-boots");

  expect(right.json()).toEqual({ success: true });
  expect(right.cookies.map(({ name }) => name)).toEqual(["session", "signed_in"]);
  expect(wrong.statusCode).toBe(401);
  expect({ ...wrong.json(), requestId: "" }).toEqual({ ...unknown.json(), requestId: "" });
  expect(wrong.json()).toMatchObject({ code: "wrong-credentials", error: "Invalid email or password" });
});

test("the eleventh wrong password waits a quarter of an hour, even if it is right", async () => {
  const { as, platform, clock } = await startTestApp();
  await buildMember(platform, { email: "sam@example.com", password: "green-boots" });
  const logIn = (password: string) => as(null).post(accountApi.logIn.path, { email: "sam@example.com", password });
  const tries = await Promise.all(Array.from({ length: 10 }, () => logIn("red-boots")));
  expect(tries.every(({ statusCode }) => statusCode === 401)).toBe(true);

  const refused = await logIn("green-boots");
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("900");
  clock.advance({ minutes: 15 });
  expect((await logIn("green-boots")).statusCode).toBe(200);
});

test("a log-in that goes well forgets the tries before it", async () => {
  const { as, platform } = await startTestApp();
  await buildMember(platform, { email: "sam@example.com", password: "green-boots" });
  const logIn = (password: string) => as(null).post(accountApi.logIn.path, { email: "sam@example.com", password });
  for (let number = 0; number < 9; number++) await logIn("red-boots");
  await logIn("green-boots");

  for (let number = 0; number < 9; number++) await logIn("red-boots");
  expect((await logIn("green-boots")).statusCode).toBe(200);
}, 30_000);

test("sessions are kept as hashes, slide while they are used, and end after 30 quiet days", async () => {
  const { as, db, platform, clock } = await startTestApp();
  const sam = await buildMember(platform);
  expect(await db.select({ hash: sessions.tokenHash }).from(sessions)).not.toContainEqual({ hash: sam.token });

  clock.advance({ days: 29 });
  const used = await as(sam).get("/api/user");
  expect(used.statusCode).toBe(200);
  expect(used.cookies.map(({ name }) => name)).toEqual(["session", "signed_in"]);
  clock.advance({ days: 29 });
  expect((await as(sam).get("/api/user")).statusCode).toBe(200);
  clock.advance({ days: 31 });
  const ended = await as(sam).get("/api/user");
  expect(ended.statusCode).toBe(401);
  expect(ended.cookies).toMatchObject([
    { name: "session", value: "" },
    { name: "signed_in", value: "" },
  ]);
});

test("logging out ends the session on the server and in the browser, and may be said twice", async () => {
  const { as, db, platform } = await startTestApp();
  const sam = await buildMember(platform);

  const reply = await as(sam).post(accountApi.logOut.path);
  const again = await as(sam).post(accountApi.logOut.path);

  expect(reply.json()).toEqual({ success: true });
  expect(again.statusCode).toBe(200);
  expect(reply.cookies).toMatchObject([
    { name: "session", value: "" },
    { name: "signed_in", value: "" },
  ]);
  expect(await db.select().from(sessions)).toEqual([]);
});

test("a user's page has everything about the plan, and a stranger none of it", async () => {
  const { as, platform, clock } = await startTestApp();
  const startedAt = new Date("2026-10-01T09:00:00Z");
  const sam = await buildMember(platform, { subscription: { plan: "annual", status: "active", startedAt } });
  await buildProgress(platform, sam, [{ skill: "passing", level: 1, set: 1 }], new Date("2026-11-10T18:00:00Z"));

  const reply = await as(sam).get("/api/user");

  expect(reply.json()).toEqual({
    id: sam.memberId,
    email: sam.email,
    athleteName: "Maya",
    subscriptionPlan: "annual",
    subscriptionStatus: "active",
    subscriptionStartDate: "2026-10-01T09:00:00.000Z",
    subscriptionEndDate: null,
    currentWeek: 2,
    isDemo: false,
  });
  const stranger = await as(null).get("/api/user");
  expect(stranger.statusCode).toBe(401);
  expect(stranger.json()).toMatchObject({ error: "Not authenticated", code: "not-signed-in" });
  expect(clock.now().toISOString()).toBe("2026-11-21T12:00:00.000Z");
});

test("an athlete is named tidily, and never with nothing", async () => {
  const { as, platform } = await startTestApp();
  const sam = await buildMember(platform, { athleteName: null });
  const name = (athleteName: unknown) => as(sam).post(accountApi.nameAthlete.path, { athleteName });

  expect((await name("  ")).json()).toMatchObject({ fields: { athleteName: "Please enter the athlete's name to continue" } });
  expect((await name("M".repeat(51))).statusCode).toBe(400);
  expect((await name(7)).statusCode).toBe(400);
  expect((await name(" Anna \n Lena ")).json()).toEqual({ success: true, athleteName: "Anna Lena" });
  expect((await as(sam).get("/api/user")).json()).toMatchObject({ athleteName: "Anna Lena" });
});

test("somebody else's athlete cannot be named", async () => {
  const { platform } = await startTestApp();
  const sam = await buildMember(platform);
  const kim = await buildMember(platform);
  const { nameAthlete } = await import("./name-athlete.ts");

  await expect(nameAthlete(platform, { memberId: sam.memberId, athleteId: kim.athleteId }, "Mine")).rejects.toMatchObject({
    code: "not-found",
  });
});

test("a name that holds a NUL character is refused, not a fault", async () => {
  const { as, platform } = await startTestApp();
  const sam = await buildMember(platform);

  const reply = await as(sam).post(accountApi.nameAthlete.path, { athleteName: "Ma\0ya" });

  expect(reply.statusCode).toBe(400);
});
