import type Stripe from "stripe";

/** What becomes of a payment with a card: it pays, the bank wants to ask its owner (3DS), or one of the refusals. */
export type Outcome = "pays" | "asks" | RefusalName;

export interface TestCard {
  last4: string;
  /** With the owner present. */
  first: Outcome;
  /** Once the owner has proved who they are, where the bank asked. */
  proven: Outcome;
  /** At renewals, with nobody present. */
  later: Outcome;
}

export const refusals = {
  declined: { code: "card_declined", declineCode: "generic_decline", message: "Your card was declined." },
  "no-funds": { code: "card_declined", declineCode: "insufficient_funds", message: "Your card has insufficient funds." },
  lost: { code: "card_declined", declineCode: "lost_card", message: "Your card was declined." },
  expired: { code: "expired_card", declineCode: "expired_card", message: "Your card has expired." },
  cvc: { code: "incorrect_cvc", declineCode: "incorrect_cvc", message: "Your card's security code is incorrect." },
  processing: {
    code: "processing_error",
    declineCode: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
} as const;

export type RefusalName = keyof typeof refusals;

const always = (last4: string, outcome: Outcome): TestCard => ({ last4, first: outcome, proven: outcome, later: outcome });

/** Stripe's own test cards, and no others: a number that is not here is refused and forgotten. */
const testCards = new Map<string, TestCard>([
  ["4242424242424242", always("4242", "pays")],
  ["4000000000000002", always("0002", "declined")],
  ["4000000000009995", always("9995", "no-funds")],
  ["4000000000009987", always("9987", "lost")],
  ["4000000000000069", always("0069", "expired")],
  ["4000000000000127", always("0127", "cvc")],
  ["4000000000000119", always("0119", "processing")],
  ["4000002500003155", { last4: "3155", first: "asks", proven: "pays", later: "pays" }],
  ["4000002760003184", { last4: "3184", first: "asks", proven: "pays", later: "asks" }],
  ["4000008400001629", { last4: "1629", first: "asks", proven: "declined", later: "declined" }],
  ["4000000000000341", { last4: "0341", first: "pays", proven: "pays", later: "declined" }],
]);

/** Stripe's ready-made payment methods, for calls from the server. */
const tokens = new Map([
  ["pm_card_visa", "4242424242424242"],
  ["pm_card_chargeDeclined", "4000000000000002"],
  ["pm_card_chargeDeclinedInsufficientFunds", "4000000000009995"],
  ["pm_card_authenticationRequiredOnSetup", "4000002500003155"],
  ["pm_card_authenticationRequired", "4000002760003184"],
  ["pm_card_chargeCustomerFail", "4000000000000341"],
]);

export function cardByNumber(number: string): TestCard | undefined {
  return testCards.get(number.replace(/[\s-]/g, ""));
}

export function cardByToken(token: string): TestCard | undefined {
  const number = tokens.get(token);
  return number === undefined ? undefined : testCards.get(number);
}

/** The test card behind a kept payment method, of which only the last four digits are kept. */
export function cardOf(method: Stripe.PaymentMethod): TestCard {
  const card = testCards.values().find(({ last4 }) => last4 === method.card?.last4);
  return card ?? always("0000", "declined");
}
