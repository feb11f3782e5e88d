import { accountApi } from "@stars/domain/account/account.api.ts";
import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import { rememberReferral } from "./referral.ts";
import SignUpScreen from "./sign-up-screen.tsx";
import { buildViewer } from "./testing/build-viewer.ts";
import { done } from "./testing/done.ts";

test("a new family is welcomed, and a second later it pays for the plan it chose", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const signUp = stubSignUp();
  const { user } = openSignUp();

  await fill(user, { plan: /Annual Plan/ });
  await user.click(screen.getByRole("button", { name: "Create Account" }));

  await screen.findByText("Welcome to Twenty Stars!");
  screen.getByText("Redirecting you to payment...");
  act(() => void vi.advanceTimersByTime(700));
  expect(screen.queryByText("/checkout?plan=annual")).toBeNull();
  act(() => void vi.advanceTimersByTime(300));
  await screen.findByText("/checkout?plan=annual");
  expect(signUp.calls.map(({ body }) => body)).toEqual([
    { email: "sam@example.com", athleteName: "Maya", password: "ball-in-net", confirmPassword: "ball-in-net", plan: "annual" },
  ]);
});

test("an invitation of this visit is sent with the sign-up", async () => {
  const signUp = stubSignUp();
  const { user } = openSignUp();
  rememberReferral("?ref=leo&source=friend-invite");

  await fill(user);
  await user.click(screen.getByRole("button", { name: "Create Account" }));

  await waitFor(() => expect(signUp.calls[0]?.body).toMatchObject({ ref: "leo", referralSource: "friend-invite" }));
});

test.each([
  { problem: "Please enter your email address", field: "Email", typed: { email: "" } },
  { problem: "Please enter a valid email address", field: "Email", typed: { email: "sam.example.com" } },
  { problem: "Password must be at least 6 characters long", field: "Password", typed: { password: "five5", confirmation: "five5" } },
  { problem: "Passwords do not match", field: "Confirm Password", typed: { confirmation: "ball-in-the-net" } },
])("the form is not sent, and the field is focused and says: $problem", async ({ problem, field, typed }) => {
  const signUp = stubSignUp();
  const { user } = openSignUp();

  await fill(user, typed);
  await user.click(screen.getByRole("button", { name: "Create Account" }));

  await screen.findByText(problem);
  expect(document.activeElement).toBe(screen.getByLabelText(field));
  expect(screen.getByLabelText(field).getAttribute("aria-invalid")).toBe("true");
  expect(signUp.calls).toHaveLength(0);
});

test("an account without a plan is not made", async () => {
  const signUp = stubSignUp();
  const { user } = openSignUp();

  await fill(user, { plan: null });
  await user.click(screen.getByRole("button", { name: "Create Account" }));

  await screen.findByText("Please select a subscription plan");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /Monthly Plan/ }));
  expect(signUp.calls).toHaveLength(0);
});

test("of several problems only the first is shown", async () => {
  const { user } = openSignUp();

  await user.click(screen.getByRole("button", { name: "Create Account" }));

  await screen.findByText("Please enter your email address");
  expect(screen.queryByText("Password must be at least 6 characters long")).toBeNull();
  expect(screen.queryByText("Please select a subscription plan")).toBeNull();
});

test("the two plans are offered with their prices", () => {
  openSignUp();

  screen.getByRole("radio", { name: "Monthly Plan £19.99/month", checked: false });
  screen.getByRole("radio", { name: "Annual Plan (Save £47!) BEST VALUE £191.88/year (£15.99/month)", checked: false });
});

test("a plan in the address is chosen already", () => {
  openSignUp("/signup?plan=annual");

  screen.getByRole("radio", { name: /Annual Plan/, checked: true });
});

test("a plan chosen earlier in the visit is chosen already, but the address comes first", () => {
  sessionStorage.setItem("selectedPlan", "annual");
  onTestFinished(() => sessionStorage.clear());
  const { unmount } = renderScreen(SignUpScreen, { at: "/signup" });

  screen.getByRole("radio", { name: /Annual Plan/, checked: true });

  unmount();
  renderScreen(SignUpScreen, { at: "/signup?plan=monthly" });

  screen.getByRole("radio", { name: /Monthly Plan/, checked: true });
});

test("a known email is said in the server's words", async () => {
  stub(accountApi.signUp, () => refuse(accountRefusals, "email-taken"));
  const { user } = openSignUp();

  await fill(user);
  await user.click(screen.getByRole("button", { name: "Create Account" }));

  await screen.findByText("An account with this email already exists. Please log in.");
});

test("a problem that only the server sees stands by its field", async () => {
  const problem = "Too many people use this password. Please choose another one";
  stub(accountApi.signUp, () => refuse(commonRefusals, "invalid-input", { password: problem }));
  const { user } = openSignUp();

  await fill(user);
  await user.click(screen.getByRole("button", { name: "Create Account" }));

  await screen.findByText(problem);
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("a server that fails is said plainly", async () => {
  stub(accountApi.signUp, () => fail());
  const { user } = openSignUp();

  await fill(user);
  await user.click(screen.getByRole("button", { name: "Create Account" }));

  await screen.findByText("Signup failed. Please try again.");
});

test("no network is said as such", async () => {
  stub(accountApi.signUp, () => Promise.reject(new TypeError("Failed to fetch")));
  const { user } = openSignUp();

  await fill(user);
  await user.click(screen.getByRole("button", { name: "Create Account" }));

  await screen.findByText("Network error. Please try again.");
});

test("who signs up says to be the parent, without a box to tick", () => {
  openSignUp();

  screen.getByText(/I am the parent or guardian \(or 13 or older\)/);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

function openSignUp(at = "/signup") {
  sessionStorage.clear();
  onTestFinished(() => sessionStorage.clear());
  return renderScreen(SignUpScreen, { at });
}

function stubSignUp() {
  stub(accountApi.getUser, () => buildViewer({ subscriptionStatus: "inactive", subscriptionPlan: null }));
  return stub(accountApi.signUp, () => done);
}

interface Typed {
  email?: string;
  password?: string;
  confirmation?: string;
  plan?: RegExp | null;
}

async function fill(user: UserEvent, typed: Typed = {}) {
  const { email = "sam@example.com", password = "ball-in-net", confirmation = "ball-in-net", plan = /Monthly Plan/ } = typed;
  if (email) await user.type(screen.getByLabelText("Email"), email);
  await user.type(screen.getByLabelText("Athlete Name"), "Maya");
  await user.type(screen.getByLabelText("Password"), password);
  await user.type(screen.getByLabelText("Confirm Password"), confirmation);
  if (plan) await user.click(screen.getByRole("radio", { name: plan }));
}
