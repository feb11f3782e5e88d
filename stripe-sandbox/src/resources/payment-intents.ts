import type Stripe from "stripe";
import { found, invalidRequest, StripeError } from "#http/errors.ts";
import { newId, randomLetters } from "#store/ids.ts";
import { amend, type Ledger } from "#store/ledger.ts";
import { amendAndTell, emit } from "#webhooks/emit.ts";

export function createPaymentIntent(
  ledger: Ledger,
  words: {
    amount: number;
    currency: string;
    customer: string | null;
    description: string | null;
    metadata?: Record<string, string>;
    savesCard: boolean;
  },
): Stripe.PaymentIntent {
  const id = newId("pi");
  const intent = ledger.tables.paymentIntents.put({
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: words.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_${randomLetters(24)}`,
    confirmation_method: "automatic",
    created: ledger.clock.seconds(),
    currency: words.currency,
    customer: words.customer,
    customer_account: null,
    description: words.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: words.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: words.savesCard ? "off_session" : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  });
  emit(ledger, "payment_intent.created", intent);
  return intent;
}

export function paymentIntentOf(ledger: Ledger, id: string, param?: string): Stripe.PaymentIntent {
  return found(ledger.tables.paymentIntents.get(id), "payment_intent", id, param);
}

export function isOver(intent: Stripe.PaymentIntent): boolean {
  return intent.status === "succeeded" || intent.status === "canceled";
}

export function unexpectedState(intent: Stripe.PaymentIntent, wish: string): StripeError {
  return new StripeError(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: `You cannot ${wish} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  });
}

export function cancelPaymentIntent(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  if (isOver(intent)) throw unexpectedState(intent, "cancel");
  const canceled = amend(ledger, "paymentIntents", intent, {
    status: "canceled",
    canceled_at: ledger.clock.seconds(),
    cancellation_reason: reason,
    next_action: null,
  });
  emit(ledger, "payment_intent.canceled", canceled);
  return canceled;
}

/** What the browser may see of a payment: nothing about the customer, nothing the server noted on it. */
export function publicView(intent: Stripe.PaymentIntent): object {
  const { customer: _customer, metadata: _metadata, latest_charge: _charge, application_fee_amount: _fee, ...shown } = intent;
  return shown;
}

/** The invoice a payment is for, by way of its invoice payment. */
export function invoicePaymentFor(ledger: Ledger, intent: string): Stripe.InvoicePayment | undefined {
  return ledger.tables.invoicePayments.having("paymentIntent", intent)[0];
}

export function amendPaymentIntent(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  changes: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  if (changes.amount !== undefined && invoicePaymentFor(ledger, intent.id)) {
    throw invalidRequest("The amount of a payment that belongs to an invoice cannot be changed.", { param: "amount" });
  }
  return amendAndTell(ledger, "payment_intent.updated" as Stripe.Event.Type, "paymentIntents", intent, changes);
}
