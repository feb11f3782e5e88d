import type Stripe from "stripe";
import { found, invalidRequest } from "#http/errors.ts";
import { idOf, idOrNull, newId } from "#store/ids.ts";
import { amend, type Ledger } from "#store/ledger.ts";
import { amendAndTell, emit } from "#webhooks/emit.ts";
import { draftInvoice, finalizeInvoice, voidInvoice } from "./invoices.ts";
import { periodEnd } from "./periods.ts";
import { planOf } from "./prices.ts";

export interface SubscriptionWords {
  customer: Stripe.Customer;
  price: Stripe.Price;
  quantity: number;
  cancelAtPeriodEnd?: boolean;
  savesCard?: boolean;
  defaultPaymentMethod?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
}

/** Starts a subscription as `incomplete`, with its first invoice open: it becomes active when that is paid. */
export function createSubscription(ledger: Ledger, words: SubscriptionWords): Stripe.Subscription {
  const { customer, price } = words;
  if (!price.active)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, { param: "items[0][price]" });
  if (!price.recurring) {
    throw invalidRequest("The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.", {
      param: "items[0][price]",
    });
  }
  const now = ledger.clock.seconds();
  const id = newId("sub");
  const end = periodEnd(now, price.recurring, now);
  const item: Stripe.SubscriptionItem = {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: end,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: words.quantity,
    subscription: id,
    tax_rates: [],
  };
  const ends = words.cancelAtPeriodEnd ?? false;
  const started = ledger.tables.subscriptions.put({
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: ends ? end : null,
    cancel_at_period_end: ends,
    canceled_at: ends ? now : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: ends ? "cancellation_requested" : null,
    },
    collection_method: "charge_automatically",
    created: now,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: words.defaultPaymentMethod ?? null,
    default_source: null,
    default_tax_rates: [],
    description: words.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: "self" } },
    items: { object: "list", data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: words.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ["card"],
      save_default_payment_method: words.savesCard ? "on_subscription" : "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: "incomplete",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
    trial_start: null,
  });
  const draft = draftInvoice(ledger, started, { reason: "subscription_create", term: { start: now, end } });
  const subscription = amend(ledger, "subscriptions", started, { latest_invoice: draft.id });
  emit(ledger, "customer.subscription.created", subscription);
  finalizeInvoice(ledger, draft);
  return subscription;
}

export function subscriptionOf(ledger: Ledger, id: string, param?: string): Stripe.Subscription {
  return found(ledger.tables.subscriptions.get(id), "subscription", id, param);
}

export function isEnded({ status }: Stripe.Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/** The term now running. Every subscription here has exactly one item. */
export function termOf({ items, start_date }: Stripe.Subscription): { start: number; end: number } {
  const item = items.data[0];
  return { start: item?.current_period_start ?? start_date, end: item?.current_period_end ?? start_date };
}

export function amendSubscription(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
): Stripe.Subscription {
  return amendAndTell(ledger, "customer.subscription.updated", "subscriptions", subscription, changes);
}

/** What it takes to let a subscription run out at its term's end, or to take that back. */
export function endAtTermEnd(ledger: Ledger, subscription: Stripe.Subscription, ends: boolean): Partial<Stripe.Subscription> {
  if (subscription.cancel_at_period_end === ends) return {};
  return {
    cancel_at_period_end: ends,
    cancel_at: ends ? termOf(subscription).end : null,
    canceled_at: ends ? ledger.clock.seconds() : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: ends ? "cancellation_requested" : null,
    },
  };
}

/** Ends a subscription now. One that never was paid for expires instead, and its invoice is void. */
export function endSubscription(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Stripe.Subscription {
  const now = ledger.clock.seconds();
  const wasPaid = subscription.status !== "incomplete";
  const isOnTime = subscription.cancel_at !== null && subscription.cancel_at <= now;
  const ended = amend(ledger, "subscriptions", subscription, {
    status: wasPaid ? "canceled" : "incomplete_expired",
    ended_at: now,
    ...(!isOnTime && { canceled_at: now, cancel_at: null, cancel_at_period_end: false }),
    cancellation_details: {
      comment: subscription.cancellation_details?.comment ?? null,
      feedback: subscription.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason: isOnTime ? (subscription.cancellation_details?.reason ?? reason) : reason,
    },
  });
  emit(ledger, "customer.subscription.deleted", ended);
  stopCollecting(ledger, ended, wasPaid);
  return ended;
}

/** An unpaid first invoice may wait 23 hours; then there never was a subscription. */
export function expireSubscription(ledger: Ledger, subscription: Stripe.Subscription): Stripe.Subscription {
  const expired = amendSubscription(ledger, subscription, { status: "incomplete_expired", ended_at: ledger.clock.seconds() });
  stopCollecting(ledger, expired, false);
  return expired;
}

/** Renewal invoices stay as they are but are tried no more; a first invoice nobody paid is void. */
function stopCollecting(ledger: Ledger, subscription: Stripe.Subscription, wasPaid: boolean): void {
  for (const invoice of ledger.tables.invoices.having("subscription", subscription.id)) {
    if (invoice.status === "open" && !wasPaid) voidInvoice(ledger, invoice);
    else if (invoice.status === "open" || invoice.status === "draft") {
      amend(ledger, "invoices", invoice, { auto_advance: false, next_payment_attempt: null, automatically_finalizes_at: null });
    }
  }
}

/** The card a renewal is paid with: the subscription's own, else the customer's. */
export function cardOnFile(ledger: Ledger, subscription: Stripe.Subscription): Stripe.PaymentMethod | null {
  const customer = ledger.tables.customers.get(idOf(subscription.customer));
  const id = idOrNull(subscription.default_payment_method) ?? idOrNull(customer?.invoice_settings.default_payment_method);
  return (id === null ? undefined : ledger.tables.paymentMethods.get(id)) ?? null;
}
