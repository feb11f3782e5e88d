import { accountApi } from "@stars/domain/account/account.api.ts";
import { billingApi } from "@stars/domain/billing/billing.api.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { siteApi } from "@stars/domain/site/site.api.ts";
import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { buildViewer } from "#account/testing/build-viewer.ts";
import { renderScreen } from "#testing/render-screen.tsx";
import { giveSessionHint, takeSessionHint } from "#testing/session-hint.ts";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import CheckoutScreen from "./checkout-screen.tsx";
import { clientSecret, declined, made, madeBefore, sandboxConfig, stubConfirmation, typeCard } from "./testing/sandbox-card.ts";
import { watchLeaving } from "./testing/watch-leaving.ts";

test("a member pays for the plan in the address and is led to the page after the payment", async () => {
  const begun = stub(billingApi.createSubscription, () => ({ clientSecret }));
  const confirmed = stubConfirmation(() => made);
  const { user } = openCheckout("/checkout?plan=annual");

  screen.getByText("Setting up your subscription...");
  await screen.findByRole("heading", { name: "Complete Your Subscription" });
  screen.getByText("£191.88 today for 14 months, then £191.88 every 14 months until you cancel.");
  await typeCard(user);
  await user.click(screen.getByRole("button", { name: "Subscribe Now" }));

  await screen.findByText("/payment-success?session_id=pi_1");
  expect(begun.calls.map(({ body }) => body)).toEqual([{ plan: "annual" }]);
  expect(confirmed.calls).toHaveLength(1);
});

test("without a plan in the address, or with one that is none, it is the monthly plan", async () => {
  const begun = stub(billingApi.createSubscription, () => ({ clientSecret }));
  openCheckout("/checkout?plan=weekly");

  await screen.findByText("£19.99 today for one month, then £19.99 every month until you cancel.");

  expect(begun.calls[0]?.body).toEqual({ plan: "monthly" });
});

test("a double click pays once, and the button says that it is at work", async () => {
  stub(billingApi.createSubscription, () => ({ clientSecret }));
  const confirmed = stubConfirmation(() => new Promise<never>(() => {}));
  const { user } = openCheckout();

  await typeCard(user);
  await user.dblClick(screen.getByRole("button", { name: "Subscribe Now" }));

  await screen.findByRole("button", { name: "Processing..." });
  expect(confirmed.calls).toHaveLength(1);
});

test("a declined card is said, by the field too, and another one may be tried", async () => {
  let answer: object = declined;
  stub(billingApi.createSubscription, () => ({ clientSecret }));
  stubConfirmation(() => answer);
  const { user } = openCheckout();
  await typeCard(user);

  await user.click(screen.getByRole("button", { name: "Subscribe Now" }));
  await screen.findByText("Payment failed: Your card was declined.");
  screen.getByText("Payment Failed");
  expect(screen.getByLabelText("Card number").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(screen.getByLabelText("Card number"));

  answer = made;
  await user.click(screen.getByRole("button", { name: "Subscribe Now" }));
  await screen.findByText("/payment-success?session_id=pi_1");
});

test("a payment that ends in another state names it", async () => {
  stub(billingApi.createSubscription, () => ({ clientSecret }));
  stubConfirmation(() => ({ status: "processing" }));
  const { user } = openCheckout();

  await typeCard(user);
  await user.click(screen.getByRole("button", { name: "Subscribe Now" }));

  await screen.findByText("Payment was not successful. Status: processing");
});

test("a payment that was made in another tab counts as made", async () => {
  stub(billingApi.createSubscription, () => ({ clientSecret }));
  stubConfirmation(() => madeBefore);
  const { user } = openCheckout();

  await typeCard(user);
  await user.click(screen.getByRole("button", { name: "Subscribe Now" }));

  await screen.findByText("/payment-success?session_id=pi_1");
});

test("a card that is not filled in is not sent", async () => {
  stub(billingApi.createSubscription, () => ({ clientSecret }));
  const confirmed = stubConfirmation(() => made);
  const { user } = openCheckout();

  await screen.findByLabelText("Card number");
  await user.click(screen.getByRole("button", { name: "Subscribe Now" }));

  await screen.findByText("Payment failed: Your card number is incomplete.");
  expect(confirmed.calls).toHaveLength(0);
});

test("a bank that wants to ask gets the whole page, and nothing more can be pressed", async () => {
  stub(billingApi.createSubscription, () => ({ clientSecret }));
  stubConfirmation(() => ({ status: "requires_action", next_action: { redirect_to_url: { url: "/sandbox/stripe/3ds/pi_1" } } }));
  const leaving = watchLeaving();
  const { user } = openCheckout();

  await typeCard(user);
  await user.click(screen.getByRole("button", { name: "Subscribe Now" }));

  await waitFor(() => expect(leaving).toHaveBeenCalledWith("/sandbox/stripe/3ds/pi_1"));
  expect(screen.getByRole("button", { name: "Processing..." }).getAttribute("aria-busy")).toBe("true");
});

test("who is not signed in may sign up for this plan or log in", async () => {
  stub(billingApi.createSubscription, () => refuse(commonRefusals, "not-signed-in"));
  openCheckout("/checkout?plan=annual");

  await screen.findByRole("heading", { name: "Payment Setup Failed" });
  screen.getByText("Please log in to continue with your subscription.");
  expect(screen.getByRole("link", { name: "Sign Up for Annual Plan" }).getAttribute("href")).toBe("/?plan=annual");
  const logIn = screen.getByRole("link", { name: "Login to Existing Account" });
  expect(logIn.getAttribute("href")).toBe("/login?next=%2Fcheckout%3Fplan%3Dannual");
});

test.each(["already-subscribed", "ending-subscription", "managed-by-team"] as const)("a refusal %s leads to the account", async (code) => {
  stub(billingApi.createSubscription, () => refuse(billingRefusals, code));
  openCheckout();

  await screen.findByText(billingRefusals[code].message);
  expect(screen.getByRole("link", { name: "Go to your account" }).getAttribute("href")).toBe("/account");
});

test.each([
  ["that cannot be reached", () => refuse(billingRefusals, "payments-unavailable"), billingRefusals["payments-unavailable"].message],
  ["asked too often", () => refuse(billingRefusals, "too-many-payments"), billingRefusals["too-many-payments"].message],
  ["that fails", () => fail(), "HTTP 500: Internal Server Error"],
  [
    "that fails with a sentence",
    () => Response.json({ error: "Something went wrong on our side.", code: "fault", requestId: "r" }, { status: 500 }),
    "HTTP 500: Something went wrong on our side.",
  ],
])("a payment service %s is said, and can be tried again", async (_words, answer, message) => {
  stub(billingApi.createSubscription, answer);
  const { user } = openCheckout();

  await screen.findByText(`Failed to initialize payment: ${message}`);
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  stub(billingApi.createSubscription, () => ({ clientSecret }));
  await user.click(screen.getByRole("button", { name: "Try Again" }));

  await screen.findByRole("heading", { name: "Complete Your Subscription" });
});

test("an answer without a client secret is a failure", async () => {
  stub(billingApi.createSubscription, () => ({ clientSecret: "" }));
  openCheckout();

  await screen.findByText("Failed to initialize payment");
});

function openCheckout(at = "/checkout") {
  giveSessionHint();
  onTestFinished(takeSessionHint);
  stub(accountApi.getUser, () => buildViewer({ subscriptionStatus: "inactive", subscriptionPlan: null }));
  stub(siteApi.getConfig, () => sandboxConfig);
  return renderScreen(CheckoutScreen, { at });
}
