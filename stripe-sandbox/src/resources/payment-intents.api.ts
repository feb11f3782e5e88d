import type Stripe from "stripe";
import { endpoint, type KeyKind } from "#http/endpoint.ts";
import { invalidRequest, noSuch } from "#http/errors.ts";
import { listParams, listReply } from "#http/list.ts";
import { flag, ignored, list, mergeMetadata, metadata, object, oneOf, required, text, whole } from "#http/params.ts";
import { idOrNull } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";
import { completeCheckoutOf } from "./checkout-sessions.ts";
import { customerOf } from "./customers.ts";
import { cardError, pay } from "./paying.ts";
import {
  amendPaymentIntent,
  cancelPaymentIntent,
  createPaymentIntent,
  invoicePaymentFor,
  paymentIntentOf,
  publicView,
} from "./payment-intents.ts";
import { createCard, paymentMethodOf } from "./payment-methods.ts";
import { billingDetails, cardDetails, payerOf, typedCard } from "./typed-card.ts";

const confirmParams = {
  payment_method: text,
  payment_method_data: object({
    type: oneOf("card"),
    card: cardDetails,
    billing_details: billingDetails,
    allow_redisplay: ignored,
    metadata: ignored,
  }),
  payment_method_options: ignored,
  return_url: text,
  setup_future_usage: ignored,
  off_session: flag,
  receipt_email: text,
  mandate_data: ignored,
  use_stripe_sdk: ignored,
};

const browserParams = { key: ignored, client_secret: text, expected_payment_method_type: ignored, _stripe_version: ignored };

export const paymentIntentEndpoints = [
  endpoint({
    method: "POST",
    path: "/v1/payment_intents",
    params: {
      amount: required(whole),
      currency: required(text),
      customer: text,
      description: text,
      metadata,
      setup_future_usage: oneOf("off_session", "on_session"),
      allowed_payment_method_types: list(oneOf("card")),
      automatic_payment_methods: ignored,
      receipt_email: ignored,
    },
    run: ({ ledger, params }) => {
      if (params.amount < 30) throw invalidRequest("Amount must be at least £0.30 gbp", { param: "amount", code: "amount_too_small" });
      return createPaymentIntent(ledger, {
        amount: params.amount,
        currency: params.currency.toLowerCase(),
        customer: params.customer ? customerOf(ledger, params.customer, "customer").id : null,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
        savesCard: params.setup_future_usage !== undefined,
      });
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/payment_intents",
    params: { ...listParams, customer: text },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/payment_intents",
        ledger.tables.paymentIntents.newestFirst().filter(({ customer }) => !params.customer || idOrNull(customer) === params.customer),
        params,
      ),
  }),
  endpoint({
    method: "GET",
    path: "/v1/payment_intents/:id",
    keys: ["secret", "publishable"],
    params: browserParams,
    run: ({ ledger, id, params, key }) => shownTo(key, openedBy(key, ledger, id, params.client_secret)),
  }),
  endpoint({
    method: "POST",
    path: "/v1/payment_intents/:id",
    params: { metadata, description: text, receipt_email: text, amount: whole },
    run: ({ ledger, id, params }) => {
      const intent = paymentIntentOf(ledger, id);
      return amendPaymentIntent(ledger, intent, {
        ...(params.description !== undefined && { description: params.description }),
        ...(params.receipt_email !== undefined && { receipt_email: params.receipt_email }),
        ...(params.amount !== undefined && { amount: params.amount }),
        metadata: mergeMetadata(intent.metadata, params.metadata),
      });
    },
  }),
  endpoint({
    method: "POST",
    path: "/v1/payment_intents/:id/confirm",
    keys: ["secret", "publishable"],
    params: { ...confirmParams, ...browserParams },
    run: ({ ledger, id, params, key }) => {
      const intent = openedBy(key, ledger, id, params.client_secret);
      const returnUrl = params.return_url ?? null;
      if (returnUrl !== null) refuseStrangeAddress(ledger, returnUrl);
      const tried = pay(ledger, intent, cardFor(ledger, params), {
        presence: key === "secret" && params.off_session === true ? "nobody" : "owner",
        returnUrl,
      });
      if (tried.refusal) throw cardError(shownTo(key, tried.intent), tried.intent.latest_charge, tried.refusal);
      completeCheckoutOf(ledger, tried.intent);
      return shownTo(key, tried.intent);
    },
  }),
  endpoint({
    method: "POST",
    path: "/v1/payment_intents/:id/cancel",
    params: { cancellation_reason: oneOf("abandoned", "duplicate", "fraudulent", "requested_by_customer") },
    run: ({ ledger, id, params }) => {
      if (invoicePaymentFor(ledger, id)) {
        throw invalidRequest("You cannot cancel a PaymentIntent that belongs to an invoice. Void the invoice instead.", {
          code: "payment_intent_unexpected_state",
        });
      }
      return cancelPaymentIntent(ledger, paymentIntentOf(ledger, id), params.cancellation_reason ?? null);
    },
  }),
];

/** With the publishable key a payment opens only to its client secret; a wrong one is answered like a payment that does not exist. */
function openedBy(key: KeyKind, ledger: Ledger, id: string, secret: string | null | undefined): Stripe.PaymentIntent {
  const intent = paymentIntentOf(ledger, id);
  if (key === "publishable" && secret !== intent.client_secret) throw noSuch("payment_intent", id);
  return intent;
}

function shownTo(key: KeyKind, intent: Stripe.PaymentIntent): object {
  return key === "publishable" ? publicView(intent) : intent;
}

function cardFor(
  ledger: Ledger,
  {
    payment_method: id,
    payment_method_data: typed,
  }: { payment_method: string | null | undefined; payment_method_data: TypedMethod | undefined },
): Stripe.PaymentMethod {
  if (typed?.card) return createCard(ledger, typedCard(typed.card), payerOf(typed.billing_details));
  if (id) return paymentMethodOf(ledger, id, "payment_method");
  throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.", {
    code: "payment_intent_unexpected_state",
    param: "payment_method",
  });
}

interface TypedMethod {
  card: Parameters<typeof typedCard>[0] | undefined;
  billing_details: Parameters<typeof payerOf>[0];
}

/** The bank's page must not become a way to send somebody anywhere: only the product itself and this machine. */
function refuseStrangeAddress(ledger: Ledger, address: string): void {
  const url = URL.parse(address);
  const isOurs = url !== null && (url.origin === new URL(ledger.appUrl).origin || isThisMachine(url));
  if (!isOurs) throw invalidRequest("The return_url must lead back to the product.", { param: "return_url", code: "url_invalid" });
}

function isThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && (hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname));
}
