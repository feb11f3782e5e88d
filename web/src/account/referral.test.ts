import { expect, test } from "vitest";
import { rememberedReferral, rememberReferral } from "./referral.ts";

test("an invite link is remembered for the visit, in the words of the sign-up call", () => {
  sessionStorage.clear();

  rememberReferral("?ref=mia&source=friend-invite");

  expect(rememberedReferral()).toEqual({ ref: "mia", referralSource: "friend-invite" });
});

test("a later page without an invitation does not forget the first one", () => {
  sessionStorage.clear();
  rememberReferral("?ref=mia&source=friend-invite");
  rememberReferral("?message=hello&source=google");

  expect(rememberedReferral()).toEqual({ ref: "mia", referralSource: "friend-invite" });
});

test("nobody was invited: nothing is sent", () => {
  sessionStorage.clear();

  expect(rememberedReferral()).toEqual({});
});

test("an overlong invitation is cut to what the contract takes", () => {
  sessionStorage.clear();

  rememberReferral(`?ref=${"m".repeat(300)}`);

  expect(rememberedReferral().ref).toHaveLength(100);
});

test("a damaged entry counts as none", () => {
  sessionStorage.setItem("referral", "{oops");

  expect(rememberedReferral()).toEqual({});
});
