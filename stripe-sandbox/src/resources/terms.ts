import type Stripe from "stripe";
import { newId } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";
import { emit } from "#webhooks/emit.ts";
import { draftInvoice, finalizeInvoice, subscriptionIdOf } from "./invoices.ts";
import { collect } from "./paying.ts";
import { periodEnd } from "./periods.ts";
import { amendSubscription, cardOnFile, endSubscription, termOf } from "./subscriptions.ts";

/** A term is over: the next begins at once, its invoice an hour later. */
export function renew(ledger: Ledger, subscription: Stripe.Subscription): void {
  const item = subscription.items.data[0];
  if (item?.price.recurring == null) return;
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, item.price.recurring, start);
  const draft = draftInvoice(ledger, subscription, { reason: "subscription_cycle", term: { start, end } });
  amendSubscription(ledger, subscription, {
    items: { ...subscription.items, data: [{ ...item, current_period_start: start, current_period_end: end }] },
    latest_invoice: draft.id,
  });
}

/** The hour is over: the draft becomes a demand and the card on file is tried. */
export function demandRenewal(ledger: Ledger, draft: Stripe.Invoice): void {
  tryRenewal(ledger, finalizeInvoice(ledger, draft));
}

/** Tries the card on file once more, or for the first time; after the last try the subscription ends. */
export function tryRenewal(ledger: Ledger, invoice: Stripe.Invoice): void {
  const subscription = ledger.tables.subscriptions.get(subscriptionIdOf(invoice) ?? "");
  if (subscription === undefined) return;
  const outcome = collect(ledger, invoice, cardOnFile(ledger, subscription));
  if (outcome !== "given-up") return;
  const unpaid = ledger.tables.subscriptions.get(subscription.id);
  if (unpaid?.status === "past_due") endSubscription(ledger, unpaid, "payment_failed");
}

const noticeSeconds = 30 * 86_400;

/** When the notice of the next renewal goes out; null when there is none to give. */
export function noticeDueAt(ledger: Ledger, subscription: Stripe.Subscription): number | null {
  if (subscription.status !== "active" || subscription.cancel_at !== null) return null;
  const { start, end } = termOf(subscription);
  if (ledger.tables.settings.get(`notice ${subscription.id}`)?.value === String(end)) return null;
  return Math.max(start, end - noticeSeconds);
}

/** Tells that a renewal is coming. The invoice it shows is a forecast, kept nowhere. */
export function giveNotice(ledger: Ledger, subscription: Stripe.Subscription): void {
  const item = subscription.items.data[0];
  if (item?.price.recurring == null) return;
  ledger.tables.settings.put({ id: `notice ${subscription.id}`, value: String(item.current_period_end) });
  emit(ledger, "invoice.upcoming", forecast(ledger, subscription, item));
}

function forecast(ledger: Ledger, subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Stripe.Invoice | object {
  const latest = ledger.tables.invoices.get(String(subscription.latest_invoice));
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  return {
    ...latest,
    id: newId("upcoming_in"),
    status: "draft",
    number: null,
    billing_reason: "upcoming",
    hosted_invoice_url: null,
    invoice_pdf: null,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    created: item.current_period_end,
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    next_payment_attempt: item.current_period_end + 3600,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  };
}

/** Lets a subscription run out on its day. */
export function runOut(ledger: Ledger, subscription: Stripe.Subscription): void {
  endSubscription(ledger, subscription, "cancellation_requested");
}
