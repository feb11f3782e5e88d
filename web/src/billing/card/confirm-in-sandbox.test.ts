import { expect, onTestFinished, test, vi } from "vitest";
import type { CardProvider } from "./card.ts";
import { confirmInSandbox } from "./confirm-in-sandbox.ts";

const provider: CardProvider = { mode: "sandbox", publishableKey: "pk_test_sandbox_1", apiBase: "/sandbox/stripe" };
const order = {
  clientSecret: "pi_1_secret_2",
  card: { number: "4242 4242 4242 4242", expiry: "04 / 31", cvc: "123", name: "Sam Lee" },
  payer: { email: "sam@example.com", name: "Sam Lee" },
  returnUrl: "http://localhost/payment-success?session_id=pi_1",
};

test("a card is confirmed by the call that the provider's own library makes", async () => {
  const fetching = answer(Response.json({ status: "succeeded" }));

  await confirmInSandbox(provider, order);

  const [path, request] = fetching.mock.calls[0] ?? [];
  expect(path).toBe("/sandbox/stripe/v1/payment_intents/pi_1/confirm");
  expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toEqual({
    key: "pk_test_sandbox_1",
    client_secret: "pi_1_secret_2",
    return_url: "http://localhost/payment-success?session_id=pi_1",
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": "4242424242424242",
    "payment_method_data[card][exp_month]": "4",
    "payment_method_data[card][exp_year]": "2031",
    "payment_method_data[card][cvc]": "123",
    "payment_method_data[billing_details][email]": "sam@example.com",
    "payment_method_data[billing_details][name]": "Sam Lee",
    "payment_method_data[billing_details][address][country]": "GB",
  });
});

test.each([
  ["a payment that is made", { status: "succeeded" }, { status: "succeeded" }],
  ["a payment still on its way", { status: "processing", next_action: null }, { status: "processing" }],
  [
    "a bank that wants to ask",
    { status: "requires_action", next_action: { type: "redirect_to_url", redirect_to_url: { url: "/sandbox/stripe/3ds/pi_1" } } },
    { askedAt: "/sandbox/stripe/3ds/pi_1" },
  ],
  [
    "a card that is declined",
    { error: { code: "card_declined", message: "Your card was declined." } },
    { error: "Your card was declined." },
  ],
  [
    "a payment that was made before",
    { error: { code: "payment_intent_unexpected_state", message: "No.", payment_intent: { status: "succeeded" } } },
    { status: "succeeded" },
  ],
  [
    "a payment that was given up",
    { error: { code: "payment_intent_unexpected_state", message: "It is canceled.", payment_intent: { status: "canceled" } } },
    { error: "It is canceled." },
  ],
])("%s is told as such", async (_words, said, confirmation) => {
  answer(Response.json(said));

  expect((await confirmInSandbox(provider, order)).confirmation).toEqual(confirmation);
});

test("no network, or an answer that is none, asks to try again", async () => {
  answer(new TypeError("Failed to fetch"));
  const noNetwork = await confirmInSandbox(provider, order);
  answer(new Response("Bad gateway", { status: 502 }));
  const noAnswer = await confirmInSandbox(provider, order);

  expect(noNetwork.confirmation).toEqual({ error: "Network error. Please try again." });
  expect(noAnswer.confirmation).toEqual({ error: "Network error. Please try again." });
});

function answer(said: Response | Error) {
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (said instanceof Error) throw said;
    return said;
  });
  onTestFinished(() => fetching.mockRestore());
  return fetching;
}
