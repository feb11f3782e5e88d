import type Stripe from "stripe";
import { endpoint } from "#http/endpoint.ts";
import { found, invalidRequest, noSuch } from "#http/errors.ts";
import { listParams, listReply } from "#http/list.ts";
import { flag, ignored, list, mergeMetadata, metadata, moment, object, oneOf, type Params, required, text, whole } from "#http/params.ts";
import { idOf } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";
import { customerOf } from "./customers.ts";
import { intentOf } from "./invoices.ts";
import { cardError, pay } from "./paying.ts";
import { attachCard, paymentMethodOf } from "./payment-methods.ts";
import {
  amendSubscription,
  cardOnFile,
  createSubscription,
  endAtTermEnd,
  endSubscription,
  isEnded,
  subscriptionOf,
} from "./subscriptions.ts";

const feedback = oneOf(
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
);
const cancellationDetails = object({ comment: text, feedback });
const savesCard = oneOf("on_subscription", "off");

const createParams = {
  customer: required(text),
  items: required(list(required(object({ price: required(text), quantity: whole, metadata })))),
  payment_behavior: oneOf("default_incomplete", "allow_incomplete", "error_if_incomplete", "pending_if_incomplete"),
  collection_method: oneOf("charge_automatically"),
  cancel_at_period_end: flag,
  default_payment_method: text,
  description: text,
  metadata,
  off_session: flag,
  payment_settings: object({
    save_default_payment_method: savesCard,
    payment_method_types: list(oneOf("card")),
    payment_method_options: ignored,
  }),
  billing_mode: object({ type: oneOf("flexible", "classic"), flexible: ignored }),
  proration_behavior: ignored,
  currency: text,
};

export const subscriptionEndpoints = [
  endpoint({ method: "POST", path: "/v1/subscriptions", params: createParams, run: ({ ledger, params }) => create(ledger, params) }),
  endpoint({
    method: "GET",
    path: "/v1/subscriptions",
    params: {
      ...listParams,
      customer: text,
      price: text,
      collection_method: ignored,
      status: oneOf("active", "all", "canceled", "ended", "incomplete", "incomplete_expired", "past_due", "paused", "trialing", "unpaid"),
    },
    run: ({ ledger, params: { customer, price, status, ...page } }) =>
      listReply(
        "/v1/subscriptions",
        ledger.tables.subscriptions.newestFirst().filter((subscription) => {
          if (customer && idOf(subscription.customer) !== customer) return false;
          if (price && subscription.items.data[0]?.price.id !== price) return false;
          if (status === "all") return true;
          if (status === "ended") return isEnded(subscription);
          return status === undefined ? subscription.status !== "canceled" : subscription.status === status;
        }),
        page,
      ),
  }),
  endpoint({ method: "GET", path: "/v1/subscriptions/:id", params: {}, run: ({ ledger, id }) => subscriptionOf(ledger, id) }),
  endpoint({
    method: "POST",
    path: "/v1/subscriptions/:id",
    params: {
      cancel_at_period_end: flag,
      cancel_at: moment,
      cancellation_details: cancellationDetails,
      default_payment_method: text,
      description: text,
      metadata,
      payment_settings: object({
        save_default_payment_method: savesCard,
        payment_method_types: list(oneOf("card")),
        payment_method_options: ignored,
      }),
      proration_behavior: ignored,
      payment_behavior: ignored,
    },
    run: ({ ledger, id, params }) => update(ledger, subscriptionOf(ledger, id), params),
  }),
  endpoint({
    method: "DELETE",
    path: "/v1/subscriptions/:id",
    params: { cancellation_details: cancellationDetails, invoice_now: flag, prorate: flag },
    run: ({ ledger, id, params }) => {
      const subscription = subscriptionOf(ledger, id);
      if (isEnded(subscription)) throw noSuch("subscription", id);
      return endSubscription(ledger, commented(subscription, params.cancellation_details), "cancellation_requested");
    },
  }),
];

function create(ledger: Ledger, params: Params<typeof createParams>): Stripe.Subscription {
  const customer = customerOf(ledger, params.customer, "customer");
  const [item, ...more] = params.items;
  if (item === undefined || more.length > 0) throw invalidRequest("The sandbox's subscriptions have exactly one item.", { param: "items" });
  const price = found(ledger.tables.prices.get(item.price), "price", item.price, "items[0][price]");
  const subscription = createSubscription(ledger, {
    customer,
    price,
    quantity: item.quantity ?? 1,
    cancelAtPeriodEnd: params.cancel_at_period_end ?? false,
    savesCard: params.payment_settings?.save_default_payment_method === "on_subscription",
    defaultPaymentMethod: params.default_payment_method ? ownCard(ledger, params.default_payment_method, customer.id).id : null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
  });
  if (params.payment_behavior === "default_incomplete") return subscription;
  const card = cardOnFile(ledger, subscription);
  const intent = intentOf(ledger, String(subscription.latest_invoice));
  if (card === null || intent === null) {
    throw invalidRequest(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
      {
        code: "resource_missing",
      },
    );
  }
  const tried = pay(ledger, intent, card, { presence: params.off_session === true ? "nobody" : "owner" });
  if (tried.refusal && params.payment_behavior === "error_if_incomplete")
    throw cardError(tried.intent, tried.intent.latest_charge, tried.refusal);
  return subscriptionOf(ledger, subscription.id);
}

function update(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  params: {
    cancel_at_period_end: boolean | undefined;
    cancel_at: number | null | undefined;
    cancellation_details: Params<{ comment: typeof text; feedback: typeof feedback }> | undefined;
    default_payment_method: string | null | undefined;
    description: string | null | undefined;
    metadata: Record<string, string> | null | undefined;
    payment_settings: { save_default_payment_method: "on_subscription" | "off" | undefined } | undefined;
  },
): Stripe.Subscription {
  const { cancel_at_period_end: ends, cancel_at: endsAt, default_payment_method: card, payment_settings: settings } = params;
  const changesMore = ends !== undefined || endsAt !== undefined || card !== undefined || settings !== undefined;
  if (changesMore && isEnded(subscription)) {
    throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.", { code: "resource_missing" });
  }
  if (changesMore && subscription.status === "incomplete") {
    throw invalidRequest("An incomplete subscription can only update its metadata and default_source.");
  }
  if (ends !== undefined && endsAt !== undefined) {
    throw invalidRequest("You may only specify one of these parameters: cancel_at, cancel_at_period_end.", { param: "cancel_at" });
  }
  const saves = settings?.save_default_payment_method;
  const changes: Partial<Stripe.Subscription> = {
    ...(ends !== undefined && endAtTermEnd(ledger, subscription, ends)),
    ...(endsAt !== undefined && { cancel_at: endsAt, cancel_at_period_end: false, canceled_at: endsAt && ledger.clock.seconds() }),
    ...(card !== undefined && { default_payment_method: card && ownCard(ledger, card, idOf(subscription.customer)).id }),
    ...(params.description !== undefined && { description: params.description }),
    ...(saves &&
      subscription.payment_settings && { payment_settings: { ...subscription.payment_settings, save_default_payment_method: saves } }),
    metadata: mergeMetadata(subscription.metadata, params.metadata),
  };
  const told = commented({ ...subscription, ...changes }, params.cancellation_details);
  return amendSubscription(ledger, subscription, { ...changes, cancellation_details: told.cancellation_details });
}

function commented(
  subscription: Stripe.Subscription,
  said: { comment: string | null | undefined; feedback: Stripe.Subscription.CancellationDetails.Feedback | undefined } | undefined,
): Stripe.Subscription {
  if (said === undefined) return subscription;
  const before = subscription.cancellation_details;
  return {
    ...subscription,
    cancellation_details: {
      comment: said.comment === undefined ? (before?.comment ?? null) : said.comment,
      feedback: said.feedback ?? before?.feedback ?? null,
      feedback_option: null,
      reason: before?.reason ?? null,
    },
  };
}

function ownCard(ledger: Ledger, id: string, customer: string): Stripe.PaymentMethod {
  const card = paymentMethodOf(ledger, id, "default_payment_method");
  if (card.customer !== null && idOf(card.customer) !== customer) {
    throw invalidRequest("The customer does not have a payment method with that ID.", {
      param: "default_payment_method",
      code: "resource_missing",
    });
  }
  return attachCard(ledger, card, customer);
}
