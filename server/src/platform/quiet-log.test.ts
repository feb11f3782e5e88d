import { expect, test } from "vitest";
import { quietError, quietRequest, withoutSecrets } from "./quiet-log.ts";

test.each([
  ["Invalid email address: sam.okafor+1@example.co.uk", "Invalid email address: [e-mail]"],
  ["Invalid API Key provided: sk_live_abcDEF123", "Invalid API Key provided: [key]"],
  ["signed with whsec_abc123, shown as pk_test_abc", "signed with [key], shown as [key]"],
  ["pi_3Abc_secret_xyz789 does not match", "pi_3Abc_secret_[hidden] does not match"],
  ["card 4242 4242 4242 4242 was declined", "card [number] was declined"],
  ["No such subscription: 'sub_123'", "No such subscription: 'sub_123'"],
])("the log keeps no secret: %s", (said, kept) => {
  expect(withoutSecrets(said)).toBe(kept);
});

test("an error is logged with its cause and without the fields hung on it", () => {
  const cause = Object.assign(new Error("no account for sam@example.com"), { raw: { email: "sam@example.com" }, code: "email_invalid" });
  const logged = JSON.stringify(quietError(new Error("Stripe did not answer", { cause })));

  expect(logged).toContain("Stripe did not answer");
  expect(logged).toContain("email_invalid");
  expect(logged).not.toContain("sam@example.com");
});

test("a request is logged without its query", () => {
  expect(quietRequest({ id: "1", method: "GET", url: "/api/stripe/check-pending?customer_email=sam@example.com" })).toEqual({
    id: "1",
    method: "GET",
    path: "/api/stripe/check-pending",
  });
});
