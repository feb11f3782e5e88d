import { expect, test } from "vitest";
import { checkLogIn, checkNewPassword, checkSignUp, normaliseEmail } from "./credentials.ts";

const good = { email: "sam@example.com", password: "green-boots", confirmPassword: "green-boots", athleteName: "Maya", plan: "monthly" };
const plans = ["monthly", "annual"];
const first = (problems: Readonly<Record<string, string>>) => Object.entries(problems)[0] ?? null;

test.each([
  [
    "nothing at all: the e-mail is asked for first",
    { email: "", password: "", confirmPassword: "x", plan: "" },
    ["email", "Please enter your email address"],
  ],
  ["an address without @", { email: "sam.example.com" }, ["email", "Please enter a valid email address"]],
  ["an address with nothing before @", { email: "@example.com" }, ["email", "Please enter a valid email address"]],
  ["two addresses", { email: "a@b.com,c@d.com" }, ["email", "Please enter a valid email address"]],
  ["no password", { password: "" }, ["password", "Password must be at least 6 characters long"]],
  ["five characters", { password: "12345" }, ["password", "Password must be at least 6 characters long"]],
  [
    "an endless password",
    { password: "x".repeat(201), confirmPassword: "x".repeat(201) },
    ["password", "Password must be at most 200 characters long"],
  ],
  ["a password everybody has", { password: "PassWord1" }, ["password", "Too many people use this password. Please choose another one"]],
  ["the e-mail as password", { password: "Sam@Example.com" }, ["password", "Please choose a password that is not your email address"]],
  ["two different passwords", { confirmPassword: "red-boots" }, ["confirmPassword", "Passwords do not match"]],
  ["no plan", { plan: "" }, ["plan", "Please select a subscription plan"]],
  ["a plan we do not sell", { plan: "weekly" }, ["plan", "Please select a subscription plan"]],
  ["a name as long as a story", { athleteName: "M".repeat(51) }, ["athleteName", "Please use at most 50 characters for the name"]],
] as const)("sign-up says what is wrong first: %s", (_name, change, problem) => {
  expect(first(checkSignUp({ ...good, ...change }, plans))).toEqual(problem);
});

test("a good form has no problem, with or without a name and a second password", () => {
  expect(checkSignUp(good, plans)).toEqual({});
  expect(checkSignUp({ ...good, athleteName: undefined, confirmPassword: undefined }, plans)).toEqual({});
});

test("log-in needs both fields and judges neither", () => {
  expect(checkLogIn({ email: " ", password: "" })).toEqual({
    email: "Please enter your email address",
    password: "Please enter your password",
  });
  expect(checkLogIn({ email: "x", password: "1" })).toEqual({});
});

test("a new password follows the rules of sign-up", () => {
  expect(checkNewPassword({ password: "12345" })).toEqual({ password: "Password must be at least 6 characters long" });
  expect(checkNewPassword({ password: "green-boots", confirmPassword: "red" })).toEqual({ confirmPassword: "Passwords do not match" });
});

test("two spellings of one address are one address", () => {
  expect(normaliseEmail("  Sam@Example.COM ")).toBe("sam@example.com");
  expect(normaliseEmail("zoe\u0308@example.com")).toBe(normaliseEmail("zo\u00eb@example.com"));
});
