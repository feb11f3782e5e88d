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

test("production wants a secret of its own and its limits on", () => {
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow("SESSION_SECRET is required");
  expect(() => readConfig({ NODE_ENV: "production", SESSION_SECRET: secret, RATE_LIMITS: "off" })).toThrow("RATE_LIMITS");
  expect(readConfig({ NODE_ENV: "production", SESSION_SECRET: secret }).isProduction).toBe(true);
});

test(".env.example names every variable, and is what the list makes of it", () => {
  const written = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");

  expect(written).toBe(envExample());
  for (const name of Object.keys(variables)) expect(written).toContain(`#${name}=`);
});
