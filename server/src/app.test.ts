import { accountApi } from "@stars/domain/account/account.api.ts";
import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import type { Endpoint } from "@stars/domain/contract/endpoint.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { siteApi } from "@stars/domain/site/site.api.ts";
import { trainingApi } from "@stars/domain/training/training.api.ts";
import { trainingRefusals } from "@stars/domain/training/training.refusals.ts";
import { expect, test } from "vitest";
import { buildMember } from "#testing/builders.ts";
import { startTestApp } from "#testing/start-test-app.ts";

const endpoints: Endpoint[] = [accountApi, trainingApi, siteApi].flatMap((room) => Object.values(room));
const sentences = { ...commonRefusals, ...accountRefusals, ...billingRefusals, ...trainingRefusals };

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s is mounted, and each of its refusals has a sentence",
  async (_name, endpoint) => {
    const { app } = await startTestApp();

    expect(app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
    for (const code of endpoint.refusals ?? []) expect(sentences).toHaveProperty([code]);
  },
);

test.each(
  endpoints.filter(({ access }) => access === "member").map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)("%s answers members only", async (_name, { method, path }) => {
  const { as } = await startTestApp();

  const reply = await as(null).send({ method, url: path, ...(method === "POST" && { payload: {} }) });

  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ code: "not-signed-in" });
});

const json = { "content-type": "application/json" };

test.each([
  ["what is no JSON", { payload: "{bad", headers: json }, 400, "invalid-input"],
  ["a list instead of a form", { payload: "[]", headers: json }, 400, "invalid-input"],
  ["null instead of a form", { payload: "null", headers: json }, 400, "invalid-input"],
  ["a form of the old kind", { payload: "email=x", headers: { "content-type": "application/x-www-form-urlencoded" } }, 415, "not-json"],
  ["a prototype in disguise", { payload: '{"__proto__":{"isAdmin":true}}', headers: json }, 400, "invalid-input"],
  ["a book", { payload: JSON.stringify({ email: "x".repeat(70_000) }), headers: json }, 413, "too-large"],
  ["a wrong type", { payload: '{"email":5}', headers: json }, 400, "invalid-input"],
  ["an empty body", { payload: "", headers: json }, 400, "invalid-input"],
])("%s is refused with JSON and a reason, never a fault", async (_name, sent, status, code) => {
  const { as } = await startTestApp();

  const reply = await as(null).send({ method: "POST", url: "/api/auth/login", ...sent });

  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual(expect.objectContaining({ code, error: expect.any(String), requestId: expect.any(String) }));
});

test("fields we do not know are ignored", async () => {
  const { as } = await startTestApp();

  const reply = await as(null).post("/api/auth/signup", {
    email: "a@b.com",
    password: "green-boots",
    plan: "monthly",
    isAdmin: true,
    id: 7,
  });

  expect(reply.statusCode).toBe(200);
});

test.each(["/api/nothing", "/nothing"])("what does not exist is a 404 in JSON when there is no web: %s", async (path) => {
  const { as } = await startTestApp();

  const reply = await as(null).get(path);

  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: "not-found" });
});

test("a fault says nothing of its cause, and carries the number under which it is logged", async () => {
  const { app, as } = await startTestApp();
  app.get("/api/broken", async () => {
    throw new Error("the password is hunter2");
  });

  const reply = await as(null).get("/api/broken");

  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain("hunter2");
  expect(reply.json()).toMatchObject({ code: "fault", requestId: expect.any(String) });
});

test.each([
  ["our own address", { origin: "http://localhost:3000" }, 200],
  ["this machine by another name, on a local run", { origin: "http://127.0.0.1:3000" }, 200],
  ["a script, which sends neither header", {}, 200],
  ["a page of ours in an old browser", { "sec-fetch-site": "same-origin" }, 200],
  ["another site", { origin: "https://evil.example" }, 403],
  ["our name on another port", { origin: "http://localhost:4000" }, 403],
  ["a page that hides its origin", { origin: "null" }, 403],
  ["another site that sends no origin", { "sec-fetch-site": "cross-site" }, 403],
  ["a neighbour under our domain", { "sec-fetch-site": "same-site" }, 403],
])("a call that changes something, sent with a cookie by %s", async (_name, headers: Record<string, string>, status) => {
  const { as, platform } = await startTestApp();
  const sam = await buildMember(platform);

  const reply = await as(sam).post(accountApi.nameAthlete.path, { athleteName: "Kit" }, headers);

  expect(reply.statusCode).toBe(status);
  if (status === 403) expect(reply.json()).toMatchObject({ code: "foreign-origin" });
});

test("in production only the one address counts as our own", async () => {
  const env = {
    NODE_ENV: "production",
    SESSION_SECRET: "a-secret-of-at-least-32-characters",
    PAYMENTS_SANDBOX_IN_PRODUCTION: "i-understand",
    APP_URL: "https://twentystars.app",
  };
  const { as, platform } = await startTestApp({ env });
  const sam = await buildMember(platform);
  const from = (origin: string) => as(sam).post(accountApi.nameAthlete.path, { athleteName: "Kit" }, { origin });

  expect((await from("https://twentystars.app")).statusCode).toBe(200);
  expect((await from("http://localhost:3000")).statusCode).toBe(403);
});

test("a bearer token proves its own intent", async () => {
  const { as, platform } = await startTestApp();
  const sam = await buildMember(platform);

  const reply = await as(null).post(
    accountApi.nameAthlete.path,
    { athleteName: "Kit" },
    { origin: "https://app.example", authorization: `Bearer ${sam.token}` },
  );

  expect(reply.statusCode).toBe(200);
});

test("it is alive, and ready while the database answers", async () => {
  const { as } = await startTestApp();

  expect((await as(null).get("/healthz")).statusCode).toBe(200);
  expect((await as(null).get("/readyz")).json()).toEqual({ ready: true });
});

test("it is alive but not ready when the database does not answer", async () => {
  const { platform } = await startTestApp();
  const { buildApp } = await import("./app.ts");
  const execute = async () => {
    throw new Error("connection refused");
  };
  // A database of which only this one call is asked.
  const app = await buildApp({ ...platform, db: { execute } as unknown as typeof platform.db }, { web: null, outbox: null });

  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const reply = await app.inject("/readyz");
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ code: "not-ready" });
});

test.each([
  ["this machine", {}, 200],
  ["a proxy on this machine", { "x-forwarded-for": "203.0.113.9" }, 404],
  ["a proxy that says so in the other way", { forwarded: "for=203.0.113.9" }, 404],
  ["a page of another site", { origin: "https://evil.example" }, 404],
])("figures for the operator are shown to %s", async (_name, headers: Record<string, string>, status) => {
  const { as } = await startTestApp();

  expect((await as(null).get("/metrics", headers)).statusCode).toBe(status);
});

test("a token opens the figures from elsewhere", async () => {
  const { as } = await startTestApp({ env: { METRICS_TOKEN: "a-metrics-token-1234" } });
  const from = (authorization: string) => as(null).get("/metrics", { "x-forwarded-for": "203.0.113.9", authorization });

  expect((await from("Bearer a-metrics-token-1234")).statusCode).toBe(200);
  expect((await from("Bearer a-metrics-token-1235")).statusCode).toBe(404);
});

test("every call beyond three hundred a minute from one address waits", async () => {
  const { as } = await startTestApp();
  const replies = [];
  for (let number = 0; number < 301; number++) replies.push((await as(null).get("/api/config")).statusCode);

  expect(replies.slice(0, 300).every((status) => status === 200)).toBe(true);
  expect(replies[300]).toBe(429);
}, 30_000);

test("the address of a visitor is the peer's, whatever a header says, unless a proxy is trusted", async () => {
  const demo = { method: "POST", url: "/api/demo-login" } as const;
  const { as } = await startTestApp({ env: { TRUST_PROXY: "1" } });
  const through = (address: string) => as(null).send({ ...demo, headers: { "x-forwarded-for": address } });
  for (let number = 0; number < 60; number++) await through("203.0.113.9");

  expect((await through("203.0.113.9")).statusCode).toBe(429);
  expect((await through("203.0.113.10")).statusCode).toBe(200);
}, 60_000);

test("the contract is published", async () => {
  const { as } = await startTestApp();

  const { openapi, paths } = (await as(null).get("/api/openapi.json")).json();

  expect(openapi).toBe("3.1.0");
  for (const { path } of endpoints) expect(paths).toHaveProperty([path]);
});

test.each([
  ["the real Stripe", "stripe", true],
  ["the sandbox", "sandbox", false],
] as const)("with %s pages reach Stripe only when they must", async (_name, mode, reachesStripe) => {
  const { platform } = await startTestApp();
  const { buildApp } = await import("./app.ts");
  const app = await buildApp({ ...platform, payments: { ...platform.payments, mode } }, { web: null, outbox: null });

  const policy = String((await app.inject("/healthz")).headers["content-security-policy"]);

  expect(policy.includes("https://js.stripe.com")).toBe(reachesStripe);
  expect(policy.includes("https://api.stripe.com")).toBe(reachesStripe);
});
