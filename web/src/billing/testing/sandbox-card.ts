import { billingApi } from "@stars/domain/billing/billing.api.ts";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { stub } from "#testing/stub-contract.ts";
import type { CardProvider } from "../card/card.ts";

/** The settings of a run without keys, as GET /api/config answers. */
export const sandboxConfig = {
  payments: { mode: "sandbox", publishableKey: "pk_test_sandbox_1", apiBase: "/sandbox/stripe" } satisfies CardProvider,
  google: false,
  demo: true,
  supportEmail: "hello@twentystars.app",
  plans: {
    monthly: { name: "Monthly Plan", amountPence: 1999, months: 1 },
    annual: { name: "Annual Plan (Save £47!)", amountPence: 19_188, months: 14 },
  },
} as const;

export const clientSecret = "pi_1_secret_2";
export const made = { status: "succeeded" };
export const declined = { error: { code: "card_declined", message: "Your card was declined." } };
export const madeBefore = {
  error: { code: "payment_intent_unexpected_state", message: "Already paid.", payment_intent: { status: "succeeded" } },
};

/** Answers the sandbox's confirmation of the payment of `clientSecret`. */
export function stubConfirmation(answer: () => object | Promise<object>) {
  // The boundary: the sandbox is not in our contract, but it is asked in the same way.
  const path = "/sandbox/stripe/v1/payment_intents/pi_1/confirm" as "/api/";
  return stub({ ...billingApi.createPaymentIntent, path }, async () => Response.json(await answer()));
}

export async function typeCard(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText("Card number"), "4242424242424242");
  await user.type(screen.getByLabelText("Expiry"), "0431");
  await user.type(screen.getByLabelText("CVC"), "123");
  await user.type(screen.getByLabelText("Name on card"), "Sam Lee");
}
