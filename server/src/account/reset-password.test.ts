import { accountApi } from "@stars/domain/account/account.api.ts";
import { expect, test } from "vitest";
import type { Letter } from "#platform/mail/mail.ts";
import { buildMember } from "#testing/builders.ts";
import { startTestApp } from "#testing/start-test-app.ts";
import { members, passwordResets } from "./account.tables.ts";

const forgot = accountApi.forgotPassword.path;
const reset = accountApi.resetPassword.path;

function tokenIn(letters: readonly Letter[]): string {
  const line =
    letters
      .at(-1)
      ?.text.split("\n")
      .find((text) => text.startsWith("http") && text.includes("token=")) ?? "";
  return new URL(line).searchParams.get("token") ?? "";
}

test("a forgotten password is replaced through a mailed link, which ends every other session", async () => {
  const { as, platform, letters, runJobs } = await startTestApp();
  const sam = await buildMember(platform, { email: "sam@example.com", password: "green-boots" });

  await as(null).post(forgot, { email: " SAM@example.com " });
  await runJobs();
  const reply = await as(null).post(reset, { token: tokenIn(letters), password: "blue-boots" });

  expect(letters).toMatchObject([{ kind: "reset-password", to: "sam@example.com" }]);
  expect(reply.json()).toEqual({ success: true });
  expect(reply.cookies.map(({ name }) => name)).toEqual(["session", "signed_in"]);
  expect((await as(sam).get("/api/user")).statusCode).toBe(401);
  expect((await as(null).post(accountApi.logIn.path, { email: "sam@example.com", password: "green-boots" })).statusCode).toBe(401);
  expect((await as(null).post(accountApi.logIn.path, { email: "sam@example.com", password: "blue-boots" })).statusCode).toBe(200);
});

test("the link proves the e-mail, works once, and is kept as a hash", async () => {
  const { as, db, platform, letters, runJobs } = await startTestApp();
  await buildMember(platform, { email: "sam@example.com", password: "green-boots" });
  await as(null).post(forgot, { email: "sam@example.com" });
  await runJobs();
  const token = tokenIn(letters);
  expect(token).toHaveLength(43);
  expect((await db.select().from(passwordResets))[0]?.tokenHash).not.toBe(token);

  const replies = await Promise.all([1, 2, 3].map((n) => as(null).post(reset, { token, password: `blue-boots-${n}` })));

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  expect(replies.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({ code: "reset-link-used-up" });
  expect((await db.select({ at: members.emailProvenAt }).from(members))[0]?.at).not.toBeNull();
});

test("the link ends after 30 minutes, and a newer one ends the older", async () => {
  const { as, platform, letters, runJobs, clock } = await startTestApp();
  await buildMember(platform, { email: "sam@example.com", password: "green-boots" });
  const ask = async () => {
    await as(null).post(forgot, { email: "sam@example.com" });
    await runJobs();
    return tokenIn(letters);
  };
  const older = await ask();
  const newer = await ask();

  expect((await as(null).post(reset, { token: older, password: "blue-boots" })).statusCode).toBe(400);
  clock.advance({ minutes: 30 });
  expect((await as(null).post(reset, { token: newer, password: "blue-boots" })).json()).toMatchObject({
    code: "reset-link-used-up",
    error: "This link is no longer valid. Please ask for a new one.",
  });
});

test("a password the rules refuse leaves the link good", async () => {
  const { as, platform, letters, runJobs } = await startTestApp();
  await buildMember(platform, { email: "sam@example.com", password: "green-boots" });
  await as(null).post(forgot, { email: "sam@example.com" });
  await runJobs();
  const token = tokenIn(letters);

  for (const password of ["12345", "password1", "sam@example.com"]) {
    const refused = await as(null).post(reset, { token, password });
    expect(refused.json()).toMatchObject({ code: "invalid-input" });
    expect(refused.json().fields.password).toBeTruthy();
  }
  expect((await as(null).post(reset, { token, password: "blue-boots" })).statusCode).toBe(200);
});

test("nobody learns whether an e-mail has an account", async () => {
  const { as, platform, letters, runJobs } = await startTestApp();
  await buildMember(platform, { email: "sam@example.com", password: "green-boots" });

  const known = await as(null).post(forgot, { email: "sam@example.com" });
  const unknown = await as(null).post(forgot, { email: "nobody@example.com" });
  await runJobs();

  expect(known.json()).toEqual(unknown.json());
  expect(letters).toHaveLength(1);
  expect((await as(null).post(forgot, { email: "nonsense" })).statusCode).toBe(400);
});

test("three letters an hour to one e-mail, beyond it the same answer and no letter", async () => {
  const { as, platform, letters, runJobs } = await startTestApp();
  await buildMember(platform, { email: "sam@example.com", password: "green-boots" });

  for (let times = 0; times < 5; times++) {
    expect((await as(null).post(forgot, { email: "sam@example.com" })).statusCode).toBe(200);
  }
  await runJobs();

  expect(letters).toHaveLength(3);
});

test("twenty an hour from one address, then a pause", async () => {
  const { as } = await startTestApp();
  for (let number = 0; number < 20; number++) await as(null).post(forgot, { email: `family-${number}@example.com` });

  const refused = await as(null).post(forgot, { email: "one-more@example.com" });

  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: "too-many-resets" });
});

test("a letter that could not be sent is sent later, with a link that works", async () => {
  const { as, platform, letters, runJobs, clock } = await startTestApp();
  await buildMember(platform, { email: "sam@example.com", password: "green-boots" });
  platform.mail.breakFor(1);
  await as(null).post(forgot, { email: "sam@example.com" });
  await runJobs();
  expect(letters).toHaveLength(0);

  clock.advance({ seconds: 30 });
  await runJobs();

  expect((await as(null).post(reset, { token: tokenIn(letters), password: "blue-boots" })).statusCode).toBe(200);
});
