import { expect, test } from "vitest";
import { nextPath } from "./next-path.ts";

const origin = "https://stars.example";

test.each(["/checkout?plan=annual", "/dashboard?level=passing-4#sets", "/account"])("a path of our own site is followed: %s", (next) => {
  expect(nextPath(next, origin)).toBe(next);
});

test.each([
  null,
  "",
  "account",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
])("anything else leads to the dashboard: %j", (next) => {
  expect(nextPath(next, origin)).toBe("/dashboard");
});
