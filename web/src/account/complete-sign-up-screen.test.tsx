import { accountApi } from "@stars/domain/account/account.api.ts";
import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { billingApi } from "@stars/domain/billing/billing.api.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useLocation } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { watchLeaving } from "#billing/testing/watch-leaving.ts";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import CompleteSignUpScreen from "./complete-sign-up-screen.tsx";
import { rememberReferral } from "./referral.ts";
import { buildViewer } from "./testing/build-viewer.ts";

const checkoutUrl = "/api/checkout/start?plan=annual";

test("a signup is completed, and the browser goes on to the payment page", async () => {
  const leave = watchLeaving();
  const signUp = stubSignUp();
  const { user } = openScreen("/complete-signup?email=pat%40example.com&plan=annual");

  await fill(user);
  await user.click(screen.getByRole("button", { name: "Complete Signup" }));

  await screen.findByText("Account created successfully!");
  expect(leave).toHaveBeenCalledExactlyOnceWith(checkoutUrl);
  expect(signUp.calls.map(({ body }) => body)).toEqual([
    { email: "pat@example.com", password: "ball-in-net", confirmPassword: "ball-in-net", childName: "Maya", plan: "annual" },
  ]);
});

test("Back from the payment page there is no second signup, only the payment", async () => {
  watchLeaving();
  stubSignUp();
  const { user } = openScreen("/complete-signup?email=pat%40example.com");
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Complete Signup" }));
  await screen.findByText("Account created successfully!");
  stub(accountApi.getUser, () => buildViewer({ email: "pat@example.com", subscriptionStatus: "inactive" }));

  act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

  await screen.findByText("You are signed in as pat@example.com. What is left is the payment.");
});

test("the email of the address is filled in, cannot be changed by accident, and leaves the address", async () => {
  openScreen("/complete-signup?email=pat%40example.com&plan=annual&source=letter");

  const email = screen.getByLabelText<HTMLInputElement>("Email");
  expect(email.value).toBe("pat@example.com");
  expect(email.readOnly).toBe(true);
  await screen.findByText("at /complete-signup?source=letter");
});

test("a reload still knows the signup, until it is completed", async () => {
  watchLeaving();
  const signUp = stubSignUp();
  openScreen("/complete-signup?email=pat%40example.com&plan=annual").unmount();
  const { user, unmount } = openScreen("/complete-signup", { isReload: true });
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("pat@example.com");

  await fill(user);
  await user.click(screen.getByRole("button", { name: "Complete Signup" }));
  await screen.findByText("Account created successfully!");
  unmount();
  openScreen("/complete-signup", { isReload: true });

  expect(signUp.calls[0]?.body).toMatchObject({ email: "pat@example.com", plan: "annual" });
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("");
});

test("somebody else at this browser can use another email", async () => {
  const { user } = openScreen("/complete-signup?email=pat%40example.com");

  await user.click(screen.getByRole("button", { name: "Use another email" }));

  const email = screen.getByLabelText<HTMLInputElement>("Email");
  expect(email.readOnly).toBe(false);
  expect(email.value).toBe("");
  expect(document.activeElement).toBe(email);
  expect(localStorage.length).toBe(0);
});

test.each(["/complete-signup", "/complete-signup?email=not-an-email"])("without a known email the field is a plain one: %s", async (at) => {
  watchLeaving();
  const signUp = stubSignUp();
  const { user } = openScreen(at);

  await user.type(screen.getByLabelText("Email"), " kim@example.com ");
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Complete Signup" }));

  await waitFor(() => expect(signUp.calls[0]?.body).toMatchObject({ email: "kim@example.com", plan: "monthly" }));
});

test("an invitation of this visit is sent with the signup", async () => {
  watchLeaving();
  const signUp = stubSignUp();
  const { user } = openScreen("/complete-signup?email=pat%40example.com");
  rememberReferral("?ref=leo&source=friend-invite");

  await fill(user);
  await user.click(screen.getByRole("button", { name: "Complete Signup" }));

  await waitFor(() => expect(signUp.calls[0]?.body).toMatchObject({ ref: "leo", referralSource: "friend-invite" }));
});

test.each([
  { problem: "Password must be at least 6 characters long", field: "Password", password: "five5", confirmation: "five5" },
  { problem: "Passwords do not match", field: "Confirm Password", password: "ball-in-net", confirmation: "ball-in-the-net" },
])("the form is not sent, and the field is focused and says: $problem", async ({ problem, field, password, confirmation }) => {
  const signUp = stubSignUp();
  const { user } = openScreen("/complete-signup?email=pat%40example.com");

  await user.type(screen.getByLabelText("Password"), password);
  await user.type(screen.getByLabelText("Confirm Password"), confirmation);
  await user.click(screen.getByRole("button", { name: "Complete Signup" }));

  await screen.findByText(problem);
  expect(document.activeElement).toBe(screen.getByLabelText(field));
  expect(signUp.calls).toHaveLength(0);
});

test.each([
  { why: "a known email", answer: () => refuse(accountRefusals, "email-taken"), said: accountRefusals["email-taken"].message },
  {
    why: "no payments",
    answer: () => refuse(billingRefusals, "payments-unavailable"),
    said: billingRefusals["payments-unavailable"].message,
  },
  { why: "a server that fails", answer: () => fail(), said: "Failed to create account" },
  { why: "no network", answer: () => Promise.reject(new TypeError("Failed to fetch")), said: "Network error. Please try again." },
])("a signup that fails is said and kept: $why", async ({ answer, said }) => {
  const leave = watchLeaving();
  stub(billingApi.completeSignup, answer);
  const { user } = openScreen("/complete-signup?email=pat%40example.com");

  await fill(user);
  await user.click(screen.getByRole("button", { name: "Complete Signup" }));

  await screen.findByText(said);
  expect(leave).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(1);
});

test("a problem only the server sees stands by its field", async () => {
  const problem = "Too many people use this password. Please choose another one";
  stub(billingApi.completeSignup, () => refuse(commonRefusals, "invalid-input", { password: problem }));
  const { user } = openScreen("/complete-signup?email=pat%40example.com");

  await fill(user);
  await user.click(screen.getByRole("button", { name: "Complete Signup" }));

  await screen.findByText(problem);
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("price and renewal stand next to the button", () => {
  openScreen("/complete-signup?plan=annual");

  screen.getByText("£191.88 today for 14 months, then £191.88 every 14 months until you cancel.");
});

test.each([
  { status: "inactive" as const, link: "Go to Payment", leadsTo: "/checkout?plan=annual" },
  { status: "active" as const, link: "Go to Dashboard", leadsTo: "/dashboard" },
])("who is signed in needs no second account: $status", async ({ status, link, leadsTo }) => {
  stub(accountApi.getUser, () => buildViewer({ subscriptionStatus: status }));
  openScreen("/complete-signup?plan=annual", { isMember: true });

  await screen.findByText("You already have an account");
  expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe(leadsTo);
});

function openScreen(at: string, { isReload = false, isMember = false } = {}) {
  if (!isReload) {
    localStorage.clear();
    sessionStorage.clear();
    onTestFinished(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  if (!isMember) stub(accountApi.getUser, () => refuse(commonRefusals, "not-signed-in"));
  return renderScreen(ScreenAndAddress, { at });
}

function ScreenAndAddress() {
  const { pathname, search } = useLocation();
  return (
    <>
      <CompleteSignUpScreen />
      <p>{`at ${pathname}${search}`}</p>
    </>
  );
}

function stubSignUp() {
  return stub(billingApi.completeSignup, () => ({ success: true as const, checkoutUrl }));
}

async function fill(user: UserEvent) {
  await user.type(screen.getByLabelText("Athlete Name"), "Maya");
  await user.type(screen.getByLabelText("Password"), "ball-in-net");
  await user.type(screen.getByLabelText("Confirm Password"), "ball-in-net");
}
