import type Stripe from "stripe";
import { found, invalidRequest } from "#http/errors.ts";
import { idOf, newId } from "#store/ids.ts";
import { amend, type Ledger, pageUrl } from "#store/ledger.ts";
import { emit } from "#webhooks/emit.ts";
import { cancelPaymentIntent, createPaymentIntent, isOver } from "./payment-intents.ts";
import { decimalText } from "./prices.ts";

/** A draft for one term of a subscription. */
export function draftInvoice(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  { reason, term }: { reason: "subscription_create" | "subscription_cycle"; term: { start: number; end: number } },
): Stripe.Invoice {
  const customer = ledger.tables.customers.get(idOf(subscription.customer));
  const now = ledger.clock.seconds();
  const id = newId("in");
  const lines = subscription.items.data.map((item) => invoiceLine(id, subscription, item, term));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isFirst = reason === "subscription_create";
  const invoice = ledger.tables.invoices.put({
    id,
    object: "invoice",
    account_country: "GB",
    account_name: "Twenty Stars",
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: !isFirst,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: isFirst ? null : now + 3600,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: idOf(subscription.customer),
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: isFirst ? null : now + 3600,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ["card"] },
    // Stripe's invoices look back: the first covers its own moment, the others the term that has just ended.
    period_end: now,
    period_start: isFirst ? now : previousStart(subscription, term.start),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "draft",
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  });
  emit(ledger, "invoice.created", invoice);
  return invoice;
}

/** Turns a draft into a demand: it gets a number, its pages, and the payment that will settle it. */
export function finalizeInvoice(ledger: Ledger, draft: Stripe.Invoice): Stripe.Invoice {
  const now = ledger.clock.seconds();
  const customer = ledger.tables.customers.get(idOf(draft.customer ?? ""));
  const sequence = customer?.next_invoice_sequence ?? 1;
  if (customer) amend(ledger, "customers", customer, { next_invoice_sequence: sequence + 1 });
  const address = pageUrl(ledger, `/i/${draft.id}`);
  const invoice = amend(ledger, "invoices", draft, {
    status: "open",
    number: `${customer?.invoice_prefix ?? "SANDBOX"}-${String(sequence).padStart(4, "0")}`,
    effective_at: now,
    ending_balance: 0,
    automatically_finalizes_at: null,
    hosted_invoice_url: address,
    invoice_pdf: `${address}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  });
  const intent = createPaymentIntent(ledger, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer ?? ""),
    description: invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    savesCard: true,
  });
  ledger.tables.invoicePayments.put({
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  });
  emit(ledger, "invoice.finalized", invoice);
  return invoice;
}

export function invoiceOf(ledger: Ledger, id: string, param?: string): Stripe.Invoice {
  return found(ledger.tables.invoices.get(id), "invoice", id, param);
}

export function paymentsOf(ledger: Ledger, invoice: string): Stripe.InvoicePayment[] {
  return ledger.tables.invoicePayments.having("invoice", invoice);
}

/** The payment that settles an invoice; null for a draft. */
export function intentOf(ledger: Ledger, invoice: string): Stripe.PaymentIntent | null {
  const id = paymentsOf(ledger, invoice)[0]?.payment.payment_intent;
  return (id === undefined ? undefined : ledger.tables.paymentIntents.get(idOf(id))) ?? null;
}

export function subscriptionIdOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription === undefined ? null : idOf(subscription);
}

/** Takes a demand back, and its payment with it, so that a stale page cannot pay any more. */
export function voidInvoice(ledger: Ledger, invoice: Stripe.Invoice): Stripe.Invoice {
  if (invoice.status !== "open") {
    throw invalidRequest(`You can only pass in open invoices. This invoice isn't open.`, { code: "invoice_not_editable" });
  }
  const now = ledger.clock.seconds();
  const voided = amend(ledger, "invoices", invoice, {
    status: "void",
    auto_advance: false,
    next_payment_attempt: null,
    amount_remaining: 0,
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  for (const payment of paymentsOf(ledger, invoice.id)) {
    amend(ledger, "invoicePayments", payment, { status: "canceled", status_transitions: { canceled_at: now, paid_at: null } });
  }
  const intent = intentOf(ledger, invoice.id);
  if (intent && !isOver(intent)) cancelPaymentIntent(ledger, intent, "void_invoice");
  emit(ledger, "invoice.voided", voided);
  return voided;
}

function invoiceLine(
  invoice: string,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  period: { start: number; end: number },
): Stripe.InvoiceLineItem {
  const quantity = item.quantity ?? 1;
  const amount = (item.price.unit_amount ?? 0) * quantity;
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: subscription.currency,
    description: `${quantity} × ${item.price.nickname ?? "Subscription"}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: idOf(item.price.product) },
      type: "price_details",
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: decimalText(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

function previousStart(subscription: Stripe.Subscription, start: number): number {
  return subscription.items.data[0]?.current_period_start ?? start;
}
