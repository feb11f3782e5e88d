import { accountApi } from "@stars/domain/account/account.api.ts";
import { billingApi } from "@stars/domain/billing/billing.api.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildViewer } from "#account/testing/build-viewer.ts";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import PaymentRecoveryScreen from "./payment-recovery-screen.tsx";

const unproven = { found: false, verificationRequired: true };
const waiting = { found: true, plan: "annual" as const, amount: 19_188, paymentDate: "2026-11-20T09:00:00.000Z" };
const activated = { success: true as const, message: "Subscription Activated!", redirectTo: "/dashboard" };

test("from the email to the code to the payment to an active plan, and two seconds later to the dashboard", async () => {
  const user = startClock();
  const checked = stubCheck();
  const verified = stub(billingApi.verifyRecovery, () => {
    stub(billingApi.checkPending, () => waiting);
    return { success: true as const };
  });
  const activation = stub(billingApi.activate, () => activated);
  openRecovery();

  await user.type(screen.getByLabelText("Email"), " Pat@example.com ");
  await user.click(screen.getByRole("button", { name: "Check Payment Status" }));
  await screen.findByText(/We have sent a code to Pat@example.com/);
  expect(document.activeElement).toBe(screen.getByLabelText("Verification code"));
  await user.type(screen.getByLabelText("Verification code"), "123 456");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  const found = await screen.findByRole("heading", { name: "We found your payment" });
  expect(document.activeElement).toBe(found);
  screen.getByText("Annual Plan");
  screen.getByText("£191.88");
  screen.getByText("20 November 2026");
  await user.click(screen.getByRole("button", { name: "Activate Subscription" }));

  await screen.findByText("Subscription Activated!");
  act(() => void vi.advanceTimersByTime(1900));
  expect(screen.queryByText("/dashboard")).toBeNull();
  act(() => void vi.advanceTimersByTime(100));
  await screen.findByText("/dashboard");
  expect(checked.calls.map(({ query }) => query.get("customer_email"))).toEqual(["Pat@example.com"]);
  expect(verified.calls.map(({ body }) => body)).toEqual([{ email: "Pat@example.com", code: "123456" }]);
  expect(activation.calls.map(({ body }) => body)).toEqual([{ email: "Pat@example.com", plan: "annual" }]);
});

test("a payer without an account is led to the form that makes one", async () => {
  const user = startClock();
  stub(billingApi.activate, () => ({ ...activated, redirectTo: "/payment-success?session_id=pi_1&customer_email=pat%40example.com" }));
  await openAtFound(user);

  await user.click(screen.getByRole("button", { name: "Activate Subscription" }));
  await screen.findByText("Subscription Activated!");
  act(() => void vi.advanceTimersByTime(2000));

  await screen.findByText("/payment-success?session_id=pi_1&customer_email=pat%40example.com");
});

test("an activation never leads to another site", async () => {
  const user = startClock();
  stub(billingApi.activate, () => ({ ...activated, redirectTo: "//evil.example" }));
  await openAtFound(user);

  await user.click(screen.getByRole("button", { name: "Activate Subscription" }));
  await screen.findByText("Subscription Activated!");
  act(() => void vi.advanceTimersByTime(2000));

  await screen.findByText("/dashboard");
});

test("without an email nothing is checked", async () => {
  const checked = stubCheck();
  const { user } = openRecovery();

  await user.click(screen.getByRole("button", { name: "Check Payment Status" }));

  await screen.findByText("Email Required");
  screen.getByText("Please enter the email you used for payment");
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(checked.calls).toHaveLength(0);
});

test("an email that is none is said by the field", async () => {
  const checked = stubCheck();
  const { user } = openRecovery();

  await user.type(screen.getByLabelText("Email"), "pat{Enter}");

  await screen.findByText("Please enter a valid email address");
  expect(checked.calls).toHaveLength(0);
});

test("an email only the server finds wrong is said by the field", async () => {
  stub(billingApi.checkPending, () => refuse(commonRefusals, "invalid-input", { customer_email: "Please enter a valid email address" }));
  const { user } = openRecovery();

  await user.type(screen.getByLabelText("Email"), "pat@example{Enter}");

  await screen.findByRole("textbox", { name: "Email", description: /Please enter a valid email address/ });
});

test("a proven email without a payment is said, and what to do about it", async () => {
  stub(billingApi.checkPending, () => ({ found: false }));
  const { user } = openRecovery();

  await user.type(screen.getByLabelText("Email"), "pat@example.com{Enter}");

  await screen.findByText("No Payment Found");
  screen.getByText("No pending payment found for this email. Please check your email or contact support.");
  screen.getByText("Nothing is waiting under this email");
});

test.each([
  { why: "the server fails", answer: () => fail(), said: "Failed to check payment status" },
  { why: "no network", answer: () => Promise.reject(new TypeError("Failed to fetch")), said: "Failed to check payment status" },
  { why: "too many checks", answer: () => refuse(billingRefusals, "too-many-checks"), said: billingRefusals["too-many-checks"].message },
])("a check that fails is said: $why", async ({ answer, said }) => {
  stub(billingApi.checkPending, answer);
  const { user } = openRecovery();

  await user.type(screen.getByLabelText("Email"), "pat@example.com{Enter}");

  await screen.findByText("Error");
  screen.getByText(said);
});

test("a wrong code is said by its field, and another can be tried", async () => {
  stubCheck();
  stub(billingApi.verifyRecovery, () => refuse(billingRefusals, "wrong-code"));
  const { user } = openRecovery();
  await user.type(screen.getByLabelText("Email"), "pat@example.com{Enter}");

  await user.type(await screen.findByLabelText("Verification code"), "000000{Enter}");

  await screen.findByRole("textbox", { name: "Verification code", description: /Invalid or expired code/ });
  await user.clear(screen.getByLabelText("Verification code"));
  expect(screen.queryByText("Invalid or expired code")).toBeNull();
});

test("a code of five digits is not sent", async () => {
  stubCheck();
  const verified = stub(billingApi.verifyRecovery, () => ({ success: true as const }));
  const { user } = openRecovery();
  await user.type(screen.getByLabelText("Email"), "pat@example.com{Enter}");

  await user.type(await screen.findByLabelText("Verification code"), "12345{Enter}");

  await screen.findByText("Please enter the six digits of the code");
  expect(verified.calls).toHaveLength(0);
});

test("a phone offers the code of the letter, and its number keys", async () => {
  stubCheck();
  const { user } = openRecovery();

  await user.type(screen.getByLabelText("Email"), "pat@example.com{Enter}");

  const field = await screen.findByLabelText("Verification code");
  expect(field.getAttribute("autocomplete")).toBe("one-time-code");
  expect(field.getAttribute("inputmode")).toBe("numeric");
});

test("a new code can be sent after half a minute, and then again only after another", async () => {
  const user = startClock();
  const checked = stubCheck();
  openRecovery();
  await user.type(screen.getByLabelText("Email"), "pat@example.com{Enter}");
  await screen.findByLabelText("Verification code");

  act(() => void vi.advanceTimersByTime(28_000));
  expect(screen.queryByRole("button", { name: "Send a new code" })).toBeNull();
  act(() => void vi.advanceTimersByTime(2000));
  await user.click(await screen.findByRole("button", { name: "Send a new code" }));

  await screen.findByText("New code sent");
  expect(checked.calls).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Send a new code" })).toBeNull();
});

test("a browser that keeps no cookies is not asked for codes without end", async () => {
  stubCheck();
  stub(billingApi.verifyRecovery, () => ({ success: true as const }));
  const { user } = openRecovery();
  await user.type(screen.getByLabelText("Email"), "pat@example.com{Enter}");

  await user.type(await screen.findByLabelText("Verification code"), "123456{Enter}");

  await screen.findByText(/Please allow cookies for this site/);
});

test("typing another email takes away what was found for the first", async () => {
  const user = startClock();
  await openAtFound(user);

  await user.type(screen.getByLabelText("Email"), "x");

  expect(screen.queryByRole("button", { name: "Activate Subscription" })).toBeNull();
});

test.each(["plan-mismatch", "payment-used", "payment-not-verified", "payment-not-finished", "payments-unavailable"] as const)(
  "an activation that is refused says why: %s",
  async (code) => {
    const user = startClock();
    stub(billingApi.activate, () => refuse(billingRefusals, code));
    await openAtFound(user);

    await user.click(screen.getByRole("button", { name: "Activate Subscription" }));

    await screen.findByText("Activation Failed");
    screen.getByText(billingRefusals[code].message);
  },
);

test("a proof that has run out is asked for again", async () => {
  const user = startClock();
  stub(billingApi.activate, () => refuse(billingRefusals, "email-not-proven"));
  await openAtFound(user);

  await user.click(screen.getByRole("button", { name: "Activate Subscription" }));

  await screen.findByText("Please verify your email first");
  expect(screen.queryByRole("button", { name: "Activate Subscription" })).toBeNull();
  screen.getByRole("button", { name: "Check Payment Status" });
});

test("an activation without an answer is said", async () => {
  const user = startClock();
  stub(billingApi.activate, () => fail());
  await openAtFound(user);

  await user.click(screen.getByRole("button", { name: "Activate Subscription" }));

  await screen.findByText("Error");
  screen.getByText("Failed to activate subscription");
});

test("a double click activates once", async () => {
  const user = startClock();
  const activation = stub(billingApi.activate, () => activated);
  await openAtFound(user);

  const button = screen.getByRole("button", { name: "Activate Subscription" });
  act(() => {
    button.click();
    button.click();
  });

  await screen.findByText("Subscription Activated!");
  expect(activation.calls).toHaveLength(1);
});

test("a member finds their email filled in, and sees to which account the payment goes", async () => {
  stub(accountApi.getUser, () => buildViewer({ email: "sam@example.com" }));
  stub(billingApi.checkPending, () => waiting);
  const { user } = renderScreen(PaymentRecoveryScreen, { at: "/payment-recovery" });

  await waitFor(() => expect(screen.getByLabelText("Email").getAttribute("value")).toBe("sam@example.com"));
  await user.click(screen.getByRole("button", { name: "Check Payment Status" }));

  await screen.findByText("your account sam@example.com");
});

test("support is a letter away", () => {
  openRecovery();

  expect(screen.getByRole("link", { name: "hello@twentystars.app" }).getAttribute("href")).toMatch(/^mailto:hello@twentystars\.app/);
});

function openRecovery() {
  stub(accountApi.getUser, () => refuse(commonRefusals, "not-signed-in"));
  return renderScreen(PaymentRecoveryScreen, { at: "/payment-recovery" });
}

function stubCheck() {
  return stub(billingApi.checkPending, () => unproven);
}

async function openAtFound(user: ReturnType<typeof userEvent.setup>) {
  stub(billingApi.checkPending, () => waiting);
  openRecovery();
  await user.type(screen.getByLabelText("Email"), "pat@example.com{Enter}");
  await screen.findByRole("button", { name: "Activate Subscription" });
}

function startClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}
