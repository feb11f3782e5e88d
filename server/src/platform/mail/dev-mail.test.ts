import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestApp } from "#testing/start-test-app.ts";
import { systemClock } from "../clock.ts";
import { randomIds } from "../ids.ts";
import { outboxMail } from "./outbox-mail.ts";
import { writeLetter } from "./write-letter.ts";

const house = { appUrl: "http://localhost:3000", supportEmail: "hello@twentystars.app" };

test("the newest letter of a local run is shown, as text and as HTML", async () => {
  const outbox = mkdtempSync(join(tmpdir(), "outbox-"));
  const { as } = await startTestApp({ folders: { web: null, outbox } });
  expect((await as(null).get("/dev/mail")).body).toContain("No letter has been written yet.");
  const mail = outboxMail(outbox, "Twenty Stars <hello@twentystars.app>", { clock: systemClock, ids: randomIds });
  await mail.send(
    writeLetter({ kind: "code", to: "sam@example.com", subject: "Your code", heading: "Your code", paragraphs: [], code: "123456" }, house),
  );

  const page = (await as(null).get("/dev/mail")).body;

  expect(page).toContain("123456");
  expect(page).toContain("sam@example.com");
  expect(page).toContain("sandbox");
});

test("nobody but this machine sees letters, and production has none to see", async () => {
  const outbox = mkdtempSync(join(tmpdir(), "outbox-"));
  const local = await startTestApp({ folders: { web: null, outbox } });
  expect((await local.as(null).get("/dev/mail", { "x-forwarded-for": "203.0.113.9" })).statusCode).toBe(404);

  const env = {
    NODE_ENV: "production",
    SESSION_SECRET: "a-secret-of-at-least-32-characters",
    PAYMENTS_SANDBOX_IN_PRODUCTION: "i-understand",
  };
  const production = await startTestApp({ env, folders: { web: null, outbox } });
  expect((await production.as(null).get("/dev/mail")).statusCode).toBe(404);
});
