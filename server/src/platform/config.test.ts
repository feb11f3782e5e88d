import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envExample, readConfig, variables } from "./config.ts";

const secret = "a-secret-of-at-least-32-characters";

test("with nothing set the product runs on this machine", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    APP_URL: "http://localhost:3000",
    DATA_DIR: "./data",
    DEMO: true,
    isProduction: false,
  });
});

test("the address follows the port, and an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "8080", APP_URL: "" }).APP_URL).toBe("http://localhost:8080");
  expect(readConfig({ APP_URL: "https://twentystars.app/" }).APP_URL).toBe("https://twentystars.app");
});

test.each([
  ["PORT", "many"],
  ["PORT", "70000"],
  ["APP_URL", "twentystars.app"],
  ["DATABASE_URL", "mysql://user:hunter2@db/x"],
  ["SESSION_SECRET", "hunter2"],
  ["DEMO", "yes"],
  ["RATE_LIMITS", "0"],
  ["LOG_LEVEL", "loud"],
  ["SUPPORT_EMAIL", "nobody"],
])("%s=%s stops the start with its name and without its value", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
  expect(() => readConfig({ [name]: value })).not.toThrow(new RegExp(`\\b${value.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}\\b`));
});

const sk = "sk_test_abc123";
const pk = "pk_test_abc123";

test.each([
  ["a secret key where the public one belongs", { STRIPE_SECRET_KEY: sk, STRIPE_PUBLISHABLE_KEY: "sk_test_hunter2" }, "Rotate that key"],
  ["one key without the other", { STRIPE_SECRET_KEY: sk }, "belong together"],
  ["a test key beside a live one", { STRIPE_SECRET_KEY: sk, STRIPE_PUBLISHABLE_KEY: "pk_live_abc123" }, "different modes"],
  ["a key that is none", { STRIPE_SECRET_KEY: "hunter2", STRIPE_PUBLISHABLE_KEY: pk }, "STRIPE_SECRET_KEY"],
  ["a webhook secret that is none", { STRIPE_WEBHOOK_SECRET: "hunter2" }, "STRIPE_WEBHOOK_SECRET"],
  ["a payment link to somewhere else", { STRIPE_PAYMENT_LINK_MONTHLY: "https://evil.example/pay" }, "STRIPE_PAYMENT_LINK_MONTHLY"],
  ["production without keys", { NODE_ENV: "production", SESSION_SECRET: secret }, "STRIPE_SECRET_KEY is required"],
  [
    "production without a webhook secret",
    { NODE_ENV: "production", SESSION_SECRET: secret, STRIPE_SECRET_KEY: "sk_live_a1", STRIPE_PUBLISHABLE_KEY: "pk_live_a1" },
    "STRIPE_WEBHOOK_SECRET is required",
  ],
  [
    "production with test keys",
    { NODE_ENV: "production", SESSION_SECRET: secret, STRIPE_SECRET_KEY: sk, STRIPE_PUBLISHABLE_KEY: pk, STRIPE_WEBHOOK_SECRET: "whsec_a" },
    "PAYMENTS_ALLOW_TEST_MODE",
  ],
])("payments refuse to start with %s", (_name, env: Record<string, string>, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
  expect(() => readConfig(env)).not.toThrow("hunter2");
});

test("production wants a secret of its own and its limits on", () => {
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow("SESSION_SECRET is required");
  expect(() => readConfig({ NODE_ENV: "production", SESSION_SECRET: secret, RATE_LIMITS: "off" })).toThrow("RATE_LIMITS");
  expect(readConfig({ NODE_ENV: "production", SESSION_SECRET: secret, PAYMENTS_SANDBOX_IN_PRODUCTION: "i-understand" }).isProduction).toBe(
    true,
  );
});

test(".env.example names every variable, and is what the list makes of it", () => {
  const written = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");

  expect(written).toBe(envExample());
  for (const name of Object.keys(variables)) expect(written).toContain(`#${name}=`);
});
