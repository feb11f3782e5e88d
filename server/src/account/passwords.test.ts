import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

test("a password is kept as an argon2id hash and recognised again", async () => {
  const kept = await hashPassword("green-boots");

  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword("green-boots", kept)).toBe(true);
  expect(await isPassword("green-boot", kept)).toBe(false);
});

test("without an account no password fits", async () => {
  expect(await isPassword("a password nobody has", null)).toBe(false);
});
