import type Stripe from "stripe";
import { cardOf, refusals } from "#resources/cards.ts";
import { intentOf, subscriptionIdOf } from "#resources/invoices.ts";
import { cardError, pay } from "#resources/paying.ts";
import { attachCard, createCard, setDefaultCard, type TypedCard } from "#resources/payment-methods.ts";
import { amendSubscription, isEnded } from "#resources/subscriptions.ts";
import { idOf } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";

/**
 * Puts another card on file for a customer and everything they have.
 *
 * @throws StripeError the card's refusal
 */
export function replaceCard(ledger: Ledger, customer: Stripe.Customer, typed: TypedCard, name: string | null): Stripe.PaymentMethod {
  const card = createCard(ledger, typed, { email: customer.email, name, phone: null, address: null });
  const { first } = cardOf(card);
  if (first !== "pays" && first !== "asks") throw cardError({}, null, refusals[first]);
  attachCard(ledger, card, customer.id);
  setDefaultCard(ledger, customer, card.id);
  ledger.tables.renewalCards.delete(customer.id); // that was about the card before
  for (const subscription of ledger.tables.subscriptions.newestFirst()) {
    if (idOf(subscription.customer) !== customer.id || isEnded(subscription) || subscription.status === "incomplete") continue;
    amendSubscription(ledger, subscription, { default_payment_method: card.id });
  }
  return card;
}

/** Pays what is still open of a customer's renewals, now that they are here with a card. */
export function payOpenInvoices(
  ledger: Ledger,
  customer: string,
  card: Stripe.PaymentMethod,
  returnUrl: string,
): Stripe.PaymentIntent | null {
  for (const invoice of ledger.tables.invoices.newestFirst()) {
    if (invoice.status !== "open" || idOf(invoice.customer ?? "") !== customer) continue;
    const subscription = ledger.tables.subscriptions.get(subscriptionIdOf(invoice) ?? "");
    const intent = intentOf(ledger, invoice.id);
    if (subscription?.status !== "past_due" || intent === null) continue;
    const tried = pay(ledger, intent, card, { presence: "owner", returnUrl });
    if (tried.intent.status === "requires_action") return tried.intent;
  }
  return null;
}
