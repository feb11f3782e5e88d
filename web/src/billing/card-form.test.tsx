import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { createCache } from "#platform/cache.ts";
import type { CardProvider, ReadyCard } from "./card/card.ts";
import { CardEntry } from "./card/card-entry.tsx";

const provider: CardProvider = { mode: "stripe", publishableKey: "pk_live_1", apiBase: "https://api.stripe.com" };
const payer = { email: "sam@example.com", name: "Maya" };

// First, since the library keeps what it has once loaded for as long as the page lives.
test("a library that does not load is said, and can be asked for again", async () => {
  const { card } = openCard();

  await failToLoad();
  await failToLoad();

  await screen.findByText("Stripe failed to load. Please check your internet connection and refresh.");
  screen.getByRole("button", { name: "Try Again" });
  expect(card()).toBeNull();
});

test("the card is confirmed by Stripe with the payer's details, and the country of the product", async () => {
  const { confirmCardPayment } = loadStripe({ paymentIntent: { status: "succeeded" } });
  const { card } = openCard();
  await waitFor(() => expect(card()).not.toBeNull());

  const confirmation = await confirm(card());

  expect(confirmation).toEqual({ status: "succeeded" });
  expect(confirmCardPayment).toHaveBeenCalledWith("pi_1_secret_2", {
    payment_method: { card: expect.anything(), billing_details: { email: "sam@example.com", name: "Maya", address: { country: "GB" } } },
  });
});

test.each([
  ["a declined card", { message: "Your card was declined." }, { error: "Your card was declined." }],
  [
    "a payment that was made before",
    { message: "No.", code: "payment_intent_unexpected_state", payment_intent: { status: "succeeded" } },
    { status: "succeeded" },
  ],
])("%s is told as such", async (_words, error, told) => {
  loadStripe({ error });
  const { card } = openCard();
  await waitFor(() => expect(card()).not.toBeNull());

  expect(await confirm(card())).toEqual(told);
});

function openCard() {
  let ready: ReadyCard | null = null;
  const onReady = (card: ReadyCard | null) => {
    ready = card;
  };
  render(
    <QueryClientProvider client={createCache()}>
      <CardEntry provider={provider} onReady={onReady} />
    </QueryClientProvider>,
  );
  return { card: (): ReadyCard | null => ready };
}

async function confirm(card: ReadyCard | null) {
  let confirmation: unknown;
  await act(async () => {
    confirmation = await card?.confirm("pi_1_secret_2", payer);
  });
  return confirmation;
}

/** Does what a browser does when a script cannot be had. The library tries twice. */
async function failToLoad(): Promise<void> {
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com"]:not([data-failed])');
    if (!found) throw new Error("Stripe's script was not asked for");
    return found;
  });
  script.dataset.failed = "";
  act(() => void script.dispatchEvent(new Event("error")));
}

/** Stands in for Stripe's script: as much of it as a card form uses. */
function loadStripe(result: { paymentIntent: object } | { error: object }) {
  const confirmCardPayment = vi.fn(async () => result);
  const frames = new Map<string, object>();
  const elements = {
    create: (type: string) => {
      const frame = { mount() {}, destroy() {}, update() {}, on: () => frame, off: () => frame };
      frames.set(type, frame);
      return frame;
    },
    getElement: (type: string | { __elementType?: string }) =>
      frames.get(typeof type === "string" ? type : (type.__elementType ?? "")) ?? null,
    update() {},
    on() {},
  };
  const stripe = { elements: () => elements, createToken() {}, createPaymentMethod() {}, confirmCardPayment, registerAppInfo() {} };
  // One object for all tests of the file: the library calls the factory it has seen first.
  latest = stripe;
  vi.stubGlobal(
    "Stripe",
    Object.assign(() => latest, { version: "endive" }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return { confirmCardPayment };
}

let latest: object = {};
