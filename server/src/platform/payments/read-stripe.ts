import type Stripe from "stripe";
import type { ProviderCheckout, ProviderEvent, ProviderInvoice, ProviderPayment, ProviderSubscription } from "./payments.ts";

// Stripe's objects in our words. Instants of Stripe are seconds; ours are milliseconds.

const ms = (seconds: number) => seconds * 1000;
const msOrNull = (seconds: number | null | undefined) => (seconds === null || seconds === undefined ? null : ms(seconds));

/** The id of what may be an id or the object itself. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === "string" ? reference : reference.id;
}

/** @param planOfPrice our plan by the id of its price */
export function readSubscription(subscription: Stripe.Subscription, planOfPrice: ReadonlyMap<string, string>): ProviderSubscription {
  const [item] = subscription.items.data;
  const { latest_invoice: latest } = subscription;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    status: subscription.status,
    plan: item === undefined ? null : (planOfPrice.get(item.price.id) ?? null),
    attemptId: subscription.metadata.attempt ?? null,
    isTestMode: !subscription.livemode,
    isSetToEnd: subscription.cancel_at_period_end,
    startedAt: ms(subscription.start_date),
    periodEndsAt: ms(item?.current_period_end ?? subscription.start_date),
    cancelAt: msOrNull(subscription.cancel_at) ?? (subscription.cancel_at_period_end && item ? ms(item.current_period_end) : null),
    endedAt: msOrNull(subscription.ended_at),
    latestInvoice: latest === null || latest === undefined || typeof latest === "string" ? null : readInvoice(latest),
  };
}

export function readInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const payment = invoice.payments?.data.find(({ payment }) => payment.type === "payment_intent")?.payment;
  const lineEnds = (invoice.lines?.data ?? []).map(({ period }) => period.end);
  return {
    id: invoice.id ?? "",
    status: invoice.status ?? "unknown",
    reason: invoice.billing_reason,
    createdAt: ms(invoice.created),
    paidAt: msOrNull(invoice.status_transitions?.paid_at),
    duePence: invoice.amount_due,
    paidPence: invoice.amount_paid,
    currency: invoice.currency,
    periodEndsAt: lineEnds.length === 0 ? null : ms(Math.max(...lineEnds)),
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    paymentIntentId: idOf(payment?.payment_intent),
  };
}

/** @param subscriptionId found through the payment's invoice, which the payment itself no longer names */
export function readPayment(
  intent: Stripe.PaymentIntent,
  more: { readonly subscriptionId: string | null; readonly dispute: ProviderPayment["dispute"] },
): ProviderPayment {
  const charge = intent.latest_charge;
  const isWhole = charge !== null && typeof charge !== "string";
  return {
    id: intent.id,
    status: intent.status,
    receivedPence: intent.amount_received,
    refundedPence: isWhole ? charge.amount_refunded : 0,
    currency: intent.currency,
    customerId: idOf(intent.customer),
    payerEmail: (isWhole ? charge.billing_details.email : null) ?? intent.receipt_email,
    isTestMode: !intent.livemode,
    ...more,
  };
}

export function readCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  return {
    id: session.id,
    isPaid: session.status === "complete" && session.payment_status === "paid",
    subscriptionId: idOf(session.subscription),
    customerId: idOf(session.customer),
    payerEmail: session.customer_details?.email ?? session.customer_email,
    attemptId: session.client_reference_id,
  };
}

/** What an event is about. Only ids are taken from it; state is always asked for afresh. */
export function readEvent(event: Stripe.Event): ProviderEvent {
  const about = event.data.object as unknown as EventObject; // any of Stripe's objects; read by the few fields below
  const isSubscription = about.object === "subscription";
  const isPayment = about.object === "payment_intent";
  return {
    id: event.id,
    type: event.type,
    createdAt: ms(event.created),
    isTestMode: !event.livemode,
    subscriptionId: isSubscription
      ? (about.id ?? null)
      : (idOf(about.subscription) ?? about.parent?.subscription_details?.subscription ?? null),
    paymentIntentId: isPayment ? (about.id ?? null) : idOf(about.payment_intent),
    checkoutId: about.object === "checkout.session" ? (about.id ?? null) : null,
  };
}

interface EventObject {
  readonly id?: string;
  readonly object?: string;
  readonly subscription?: string | { readonly id: string } | null;
  readonly payment_intent?: string | { readonly id: string } | null;
  readonly parent?: { readonly subscription_details?: { readonly subscription?: string | null } | null } | null;
}
