import type Stripe from "stripe";
import { StripeError } from "#http/errors.ts";
import { idOf, idOrNull } from "#store/ids.ts";
import { amend, type Ledger, pageUrl } from "#store/ledger.ts";
import { amendAndTell, emit } from "#webhooks/emit.ts";
import { cardOf, type Outcome, type RefusalName, refusals } from "./cards.ts";
import { type CardRefusal, createCharge } from "./charges.ts";
import { amendCustomer } from "./customers.ts";
import { intentOf, subscriptionIdOf } from "./invoices.ts";
import { invoicePaymentFor, isOver, unexpectedState } from "./payment-intents.ts";
import { attachCard } from "./payment-methods.ts";
import { amendSubscription } from "./subscriptions.ts";

/** What a try to pay came to. A refusal leaves the payment open for another card. */
export interface Paying {
  intent: Stripe.PaymentIntent;
  refusal: CardRefusal | null;
}

/**
 * Tries to pay with a card.
 *
 * @param presence `owner` when the card's owner sits there, `nobody` at renewals
 * @param returnUrl where the bank's question leads back to
 * @throws StripeError `payment_intent_unexpected_state` when it is paid or cancelled already
 */
export function pay(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { presence, returnUrl = null }: { presence: "owner" | "nobody"; returnUrl?: string | null },
): Paying {
  if (isOver(intent)) throw unexpectedState(intent, "confirm");
  const outcome = outcomeOf(ledger, intent, method, presence);
  if (outcome === "asks") return { intent: ask(ledger, intent, method, returnUrl), refusal: null };
  if (outcome === "pays") return { intent: settle(ledger, intent, method, false), refusal: null };
  return refuse(ledger, intent, method, refusals[outcome]);
}

/**
 * Records what the bank heard from the card's owner.
 *
 * @throws StripeError when the bank asked nothing
 */
export function answerBank(ledger: Ledger, intent: Stripe.PaymentIntent, proven: boolean): Stripe.PaymentIntent {
  const method = ledger.tables.paymentMethods.get(idOrNull(intent.payment_method) ?? "");
  if (intent.status !== "requires_action" || method === undefined) throw unexpectedState(intent, "authenticate");
  if (!proven) return failProof(ledger, intent, method);
  const { proven: outcome } = cardOf(method);
  if (outcome === "pays" || outcome === "asks") return settle(ledger, intent, method, true);
  return refuse(ledger, intent, method, refusals[outcome]).intent;
}

/** The error a refused card gets over the API. */
export function cardError(shown: object, latestCharge: Stripe.PaymentIntent["latest_charge"], refusal: CardRefusal): StripeError {
  const charge = idOrNull(latestCharge);
  return new StripeError(402, {
    type: "card_error",
    code: refusal.code,
    decline_code: refusal.declineCode,
    message: refusal.message,
    ...(charge && { charge }),
    payment_intent: shown,
  });
}

function outcomeOf(ledger: Ledger, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, presence: "owner" | "nobody"): Outcome {
  const card = cardOf(method);
  if (presence === "owner") return card.first;
  const told = ledger.tables.renewalCards.get(idOrNull(intent.customer) ?? "")?.card;
  if (told === "decline") return "declined" satisfies RefusalName;
  if (told === "requires_action") return "asks";
  return told === "ok" ? "pays" : card.later;
}

function ask(ledger: Ledger, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, returnUrl: string | null): Stripe.PaymentIntent {
  const asking = amend(ledger, "paymentIntents", intent, {
    status: "requires_action",
    payment_method: method.id,
    last_payment_error: null,
    // An address without a host, so that the browser stays on the name it came by (localhost or 127.0.0.1).
    next_action: { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url: `/sandbox/stripe/3ds/${intent.id}` } },
  });
  emit(ledger, "payment_intent.requires_action", asking);
  return asking;
}

function settle(ledger: Ledger, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, wasProven: boolean): Stripe.PaymentIntent {
  const charge = createCharge(ledger, intent, method, { refusal: null, wasProven });
  const customer = idOrNull(intent.customer);
  if (customer !== null && intent.setup_future_usage !== null && ledger.tables.customers.get(customer))
    attachCard(ledger, method, customer);
  const settled = amend(ledger, "paymentIntents", intent, {
    status: "succeeded",
    amount_received: intent.amount,
    payment_method: method.id,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  emit(ledger, "payment_intent.succeeded", settled);
  const payment = invoicePaymentFor(ledger, intent.id);
  if (payment) settleInvoice(ledger, payment, method);
  return settled;
}

function settleInvoice(ledger: Ledger, payment: Stripe.InvoicePayment, method: Stripe.PaymentMethod): void {
  const invoice = ledger.tables.invoices.get(idOf(payment.invoice));
  if (invoice === undefined) return;
  const now = ledger.clock.seconds();
  const settled = amend(ledger, "invoicePayments", payment, {
    status: "paid",
    amount_paid: payment.amount_requested,
    status_transitions: { canceled_at: null, paid_at: now },
  });
  const paid = amend(ledger, "invoices", invoice, {
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: Math.max(1, invoice.attempt_count),
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  emit(ledger, "invoice_payment.paid", settled);
  emit(ledger, "invoice.paid", paid);
  emit(ledger, "invoice.payment_succeeded", paid);
  settleSubscription(ledger, paid, method);
}

function settleSubscription(ledger: Ledger, invoice: Stripe.Invoice, method: Stripe.PaymentMethod): void {
  const customer = ledger.tables.customers.get(idOrNull(invoice.customer) ?? "");
  if (customer) amendCustomer(ledger, customer, { delinquent: false, currency: invoice.currency });
  const subscription = ledger.tables.subscriptions.get(subscriptionIdOf(invoice) ?? "");
  if (subscription === undefined) return;
  const savesCard = subscription.payment_settings?.save_default_payment_method === "on_subscription";
  const revives = subscription.status === "incomplete" || subscription.status === "past_due";
  amendSubscription(ledger, subscription, {
    ...(revives && { status: "active" }),
    ...(savesCard && { default_payment_method: method.id }),
  });
}

function refuse(ledger: Ledger, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, refusal: CardRefusal): Paying {
  const charge = createCharge(ledger, intent, method, { refusal, wasProven: false });
  const failed = reopen(ledger, intent, charge.id, {
    type: "card_error",
    code: refusal.code,
    decline_code: refusal.declineCode,
    message: refusal.message,
    charge: charge.id,
    payment_method: method,
  });
  return { intent: failed, refusal };
}

function failProof(ledger: Ledger, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.PaymentIntent {
  return reopen(ledger, intent, intent.latest_charge, {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    payment_method: method,
  });
}

function reopen(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  charge: Stripe.PaymentIntent["latest_charge"],
  error: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const failed = amend(ledger, "paymentIntents", intent, {
    status: "requires_payment_method",
    payment_method: null,
    latest_charge: charge,
    last_payment_error: error,
    next_action: null,
  });
  emit(ledger, "payment_intent.payment_failed", failed);
  const invoice = ledger.tables.invoices.get(idOrNull(invoicePaymentFor(ledger, intent.id)?.invoice) ?? "");
  if (invoice) {
    const attempted = amend(ledger, "invoices", invoice, { attempted: true, attempt_count: Math.max(1, invoice.attempt_count) });
    emit(ledger, "invoice.payment_failed", attempted);
  }
  return failed;
}

const daySeconds = 86_400;
/** Days from one try to the next; when the last fails too, the subscription ends. */
const retryDays = [3, 5, 7];

/** One automatic try at a renewal invoice, with nobody present. Says whether any more will follow. */
export function collect(ledger: Ledger, invoice: Stripe.Invoice, method: Stripe.PaymentMethod | null): "paid" | "waits" | "given-up" {
  const intent = intentOf(ledger, invoice.id);
  if (intent === null || invoice.status !== "open") return "given-up";
  const attempt = invoice.attempt_count + 1;
  const days = retryDays[attempt - 1];
  const trying = amend(ledger, "invoices", invoice, {
    attempted: true,
    attempt_count: attempt,
    next_payment_attempt: days === undefined ? null : ledger.clock.seconds() + days * daySeconds,
  });
  if (method === null) emit(ledger, "invoice.payment_failed", trying);
  else if (pay(ledger, intent, method, { presence: "nobody", returnUrl: invoice.hosted_invoice_url ?? null }).intent.status === "succeeded")
    return "paid";
  if (intentOf(ledger, invoice.id)?.status === "requires_action") emit(ledger, "invoice.payment_action_required", trying);
  lapse(ledger, trying);
  return days === undefined ? "given-up" : "waits";
}

/** A renewal that was not paid leaves the subscription past due. */
function lapse(ledger: Ledger, invoice: Stripe.Invoice): void {
  const customer = ledger.tables.customers.get(idOrNull(invoice.customer) ?? "");
  if (customer) amendCustomer(ledger, customer, { delinquent: true });
  const subscription = ledger.tables.subscriptions.get(subscriptionIdOf(invoice) ?? "");
  if (subscription?.status === "active") amendSubscription(ledger, subscription, { status: "past_due" });
  amendAndTell(ledger, "invoice.updated", "invoices", invoice, { auto_advance: invoice.next_payment_attempt !== null });
}

/** The address the browser is sent on to once the bank is answered, with what Stripe adds to it. */
export function returnAddress(ledger: Ledger, intent: Stripe.PaymentIntent, wanted: string): string {
  const address = new URL(wanted, pageUrl(ledger, "/"));
  address.searchParams.set("payment_intent", intent.id);
  address.searchParams.set("payment_intent_client_secret", intent.client_secret ?? "");
  address.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed");
  return address.href;
}
