import { expect, test } from "vitest";
import { commonRefusals, InvalidInput, Refusal } from "./refusal.ts";

test("a refusal carries status, code and sentence", () => {
  expect(new Refusal(commonRefusals, "not-signed-in")).toMatchObject({ status: 401, code: "not-signed-in", message: "Not authenticated" });
});

test("a form's reply says the first problem and lists them all", () => {
  const refused = new InvalidInput({ email: "Please enter your email address", password: "Password must be at least 6 characters long" });

  expect(refused.message).toBe("Please enter your email address");
  expect(Object.keys(refused.fields)).toEqual(["email", "password"]);
});
