import { accountApi } from "@stars/domain/account/account.api.ts";
import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { billingApi } from "@stars/domain/billing/billing.api.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildViewer } from "#account/testing/build-viewer.ts";
import { createCache } from "#platform/cache.ts";
import { Elsewhere } from "#testing/elsewhere.tsx";
import { giveSessionHint, takeSessionHint } from "#testing/session-hint.ts";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import type { SessionInfo } from "./billing.data.ts";
import PaymentSuccessScreen from "./payment-success-screen.tsx";
import { buildStanding } from "./testing/build-standing.ts";

const ownPayment: SessionInfo = { found: true, paid: true, claimed: false, email: "sam@example.com", plan: "annual" };
const activated = { success: true as const, message: "Your subscription has been activated!" };
const arrivedAt = "/payment-success?session_id=pi_1";

test("a member whose plan is active sees what is included and may start", async () => {
  signedIn();
  stub(billingApi.getSessionInfo, () => ({ ...ownPayment, claimed: true }));
  stub(billingApi.getStatus, () => buildStanding());
  open(arrivedAt);

  await screen.findByRole("heading", { name: "Payment Successful!" });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "20 skill levels across 4 core areas",
    "Unlimited AI coach questions",
    "Progress tracking and achievements",
    "Professional coaching videos",
    "Bonus advanced challenges",
  ]);
  expect(screen.getByRole("link", { name: "Start Training Now" }).getAttribute("href")).toBe("/dashboard");
});

test("what stands in the address is taken out of it at once, and survives a reload", async () => {
  signedOut();
  const asked = stub(billingApi.getSessionInfo, () => ({ ...ownPayment, email: null }));
  const { router, unmount } = open("/payment-success?session_id=pi_1&customer_email=leo%40example.com&payment_intent_client_secret=s");

  await screen.findByDisplayValue("leo@example.com");
  expect(router.state.location.search).toBe("");
  unmount();
  open("/payment-success", { isReload: true });

  await screen.findByDisplayValue("leo@example.com");
  expect(asked.calls.map(({ query }) => query.get("session_id"))).toEqual(["pi_1", "pi_1"]);
});

test("a plan that comes a moment later is waited for", async () => {
  useFastTime();
  let isPaid = false;
  signedIn();
  stub(billingApi.getSessionInfo, () => ownPayment);
  stub(billingApi.getStatus, () => buildStanding({ subscriptionStatus: isPaid ? "active" : "inactive" }));
  open(arrivedAt);

  await screen.findByText("This can take a few seconds. Your payment is safe, and you need not pay again.");
  isPaid = true;
  await act(() => vi.advanceTimersByTimeAsync(2000));

  await screen.findByRole("heading", { name: "Payment Successful!" });
});

test("a plan that does not come is not waited for in vain: the page says what is safe and whom to ask", async () => {
  useFastTime();
  signedIn();
  stub(billingApi.getSessionInfo, () => ownPayment);
  const asked = stub(billingApi.getStatus, () => buildStanding({ subscriptionStatus: "inactive" }));
  const { user } = open(arrivedAt);

  await screen.findByText(/This can take a few seconds/);
  for (let tries = 0; tries < 6; tries++) await act(() => vi.advanceTimersByTimeAsync(2500));

  await screen.findByText(/We have not seen your payment yet. If you have paid, it is safe/);
  screen.getByText("Setup Issue");
  expect(screen.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toBe("/contact");
  expect(asked.calls).toHaveLength(5);
  stub(billingApi.getStatus, () => buildStanding());
  await user.click(screen.getByRole("button", { name: "Check Again" }));
  await screen.findByRole("heading", { name: "Payment Successful!" });
});

test("a member whose bank said no may try again, and knows that nothing was taken", async () => {
  signedIn();
  stub(billingApi.getSessionInfo, () => ({ ...ownPayment, paid: false }));
  stub(billingApi.getStatus, () => buildStanding({ subscriptionStatus: "inactive" }));
  open(`${arrivedAt}&redirect_status=failed`);

  await screen.findByText("Your bank did not confirm the payment. Nothing was taken.");
  expect(screen.getByRole("link", { name: "Try Again" }).getAttribute("href")).toBe("/checkout?plan=annual");
});

test("who has paid without an account makes it, and two seconds later stands on the dashboard", async () => {
  useFastTime();
  signedOut();
  stub(billingApi.getSessionInfo, () => ownPayment);
  const signUp = stub(billingApi.completeSignupWithPayment, () => activated);
  const { user } = open(arrivedAt);

  await fillIn(user);
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "sam@example.com");
  await user.click(screen.getByRole("button", { name: "Complete Account" }));

  await screen.findByText(/Your subscription has been activated!/);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.queryByText("/dashboard")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(600));
  await screen.findByText("/dashboard");
  expect(signUp.calls.map(({ body }) => body)).toEqual([
    { email: "sam@example.com", password: "ball-in-net", athleteName: "Maya", sessionId: "pi_1" },
  ]);
});

test("a masked email is not filled in", async () => {
  signedOut();
  stub(billingApi.getSessionInfo, () => ({ ...ownPayment, email: "s***@e***" }));
  open(arrivedAt);

  expect(await screen.findByLabelText("Email")).toHaveProperty("value", "");
});

test("a demo visitor who pays gets an account of their own", async () => {
  giveSessionHint();
  onTestFinished(takeSessionHint);
  stub(accountApi.getUser, () => buildViewer({ isDemo: true, email: null, subscriptionStatus: "trial" }));
  stub(billingApi.getSessionInfo, () => ownPayment);
  open(arrivedAt);

  await screen.findByRole("heading", { name: "Complete Your Account" });
});

test.each([
  ["the athlete's name", { athleteName: "" }, "Please enter the athlete's name"],
  ["a password of six characters", { password: "five5" }, "Password must be at least 6 characters long"],
])("the account needs %s", async (_words, typed, problem) => {
  signedOut();
  stub(billingApi.getSessionInfo, () => ownPayment);
  const signUp = stub(billingApi.completeSignupWithPayment, () => activated);
  const { user } = open(arrivedAt);

  await fillIn(user, typed);
  await user.click(screen.getByRole("button", { name: "Complete Account" }));

  await screen.findByText(problem);
  expect(signUp.calls).toHaveLength(0);
});

test("a known email says that the payment is safe and leads to the log-in, which leads back", async () => {
  const { user } = openRefused(() => refuse(accountRefusals, "email-taken"));

  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Complete Account" }));

  await screen.findByText(/An account with this email already exists. Please log in. Your payment is safe/);
  screen.getByText("Setup Issue");
  const logIn = screen.getAllByRole("link", { name: "Login" }).at(-1);
  expect(logIn?.getAttribute("href")).toBe("/login?next=/payment-success");
});

test("a payment that cannot be verified leads to the recovery", async () => {
  const { user } = openRefused(() => refuse(billingRefusals, "payment-not-verified"));

  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Complete Account" }));

  await screen.findByText(billingRefusals["payment-not-verified"].message);
  expect(screen.getByRole("link", { name: "Find my payment" }).getAttribute("href")).toBe("/payment-recovery");
  expect(screen.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toBe("/contact");
});

test.each(["payment-used", "payment-not-finished", "plan-mismatch", "payments-unavailable"] as const)(
  "a sign-up refused with %s says why",
  async (code) => {
    const { user } = openRefused(() => refuse(billingRefusals, code));

    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Complete Account" }));

    await screen.findByText(billingRefusals[code].message);
  },
);

test("a problem that only the server sees stands by its field", async () => {
  const problem = "Too many people use this password. Please choose another one";
  const { user } = openRefused(() => refuse(commonRefusals, "invalid-input", { password: problem }));

  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Complete Account" }));

  await screen.findByText(problem);
});

test("a server that fails at the sign-up is said plainly", async () => {
  const { user } = openRefused(() => fail());

  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Complete Account" }));

  await screen.findByText("Failed to complete signup");
});

test("a network that fails at the sign-up says that the payment is safe", async () => {
  const { user } = openRefused(() => Promise.reject(new TypeError("Failed to fetch")));

  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Complete Account" }));

  await screen.findByText(/Network error during signup. Your payment is safe/);
});

test("a network that fails while the payment is looked up can be asked again", async () => {
  signedOut();
  stub(billingApi.getSessionInfo, () => Promise.reject(new TypeError("Failed to fetch")));
  const { user } = open(arrivedAt);

  await screen.findByText("Network error processing payment");
  stub(billingApi.getSessionInfo, () => ownPayment);
  await user.click(screen.getByRole("button", { name: "Try Again" }));

  await screen.findByDisplayValue("sam@example.com");
});

test("a payment that belongs to an account already leads to the log-in", async () => {
  signedOut();
  stub(billingApi.getSessionInfo, () => ({ ...ownPayment, claimed: true }));
  open(arrivedAt);

  await screen.findByText("This payment already belongs to an account. Please log in.");
});

function openRefused(answer: Parameters<typeof stub<typeof billingApi.completeSignupWithPayment>>[1]) {
  signedOut();
  stub(billingApi.getSessionInfo, () => ownPayment);
  stub(billingApi.completeSignupWithPayment, answer);
  return open(arrivedAt);
}

function open(at: string, { isReload = false } = {}) {
  if (!isReload) sessionStorage.clear();
  const router = createMemoryRouter(
    [
      { path: "/payment-success", Component: PaymentSuccessScreen },
      { path: "*", Component: Elsewhere },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <QueryClientProvider client={createCache()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router, user: userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) }) };
}

function signedIn(): void {
  giveSessionHint();
  onTestFinished(takeSessionHint);
  stub(accountApi.getUser, () => buildViewer({ subscriptionStatus: "inactive" }));
}

function signedOut(): void {
  stub(accountApi.getUser, () => refuse(commonRefusals, "not-signed-in"));
}

function useFastTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

async function fillIn(user: UserEvent, typed: { password?: string; athleteName?: string } = {}) {
  const { password = "ball-in-net", athleteName = "Maya" } = typed;
  await user.type(await screen.findByLabelText("Password"), password);
  if (athleteName) await user.type(screen.getByLabelText("Athlete Name"), athleteName);
  await waitFor(() => expect(screen.getByLabelText("Password")).toHaveProperty("value", password));
}
