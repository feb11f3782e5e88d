import type Stripe from "stripe";
import { StripeError } from "#http/errors.ts";
import { amendSubscription, cardOnFile, endAtTermEnd, endSubscription, isEnded, termOf } from "#resources/subscriptions.ts";
import { idOf, idOrNull } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";
import { type CardProblem, cardFields, type Fields, problemNotice, typedCardIn } from "./card-fields.ts";
import type { Visit } from "./checkout-page.ts";
import { type Html, html } from "./html.ts";
import { brand, messagePage, type Page } from "./page.ts";
import { payOpenInvoices, replaceCard } from "./replace-card.ts";
import { day, everyTerm, money } from "./words.ts";

const openSeconds = 3600;
const notices: Record<string, string> = {
  card: "Your card is updated.",
  cancelled: "Your subscription is cancelled. You keep access until the end of the time you paid for.",
  kept: "Your subscription goes on.",
};

export function openPortal(ledger: Ledger, id: string, done: string | undefined): Visit {
  const visit = visitorOf(ledger, id);
  if (visit === null) return closed(ledger, id);
  return { status: 200, page: portalPage(ledger, visit, { notice: notices[done ?? ""] ?? null, problem: null, typed: {} }) };
}

export function actInPortal(ledger: Ledger, id: string, typed: Fields): Visit {
  const visit = visitorOf(ledger, id);
  if (visit === null) return closed(ledger, id);
  const { session, customer, features, subscription } = visit;
  const here = `/sandbox/stripe/p/${session.id}`;
  if (typed.action === "card" && features.payment_method_update.enabled) {
    try {
      const card = replaceCard(ledger, customer, typedCardIn(typed), typed.name?.trim() || null);
      const asking = payOpenInvoices(ledger, customer.id, card, session.url);
      return { goTo: asking ? `/sandbox/stripe/3ds/${asking.id}` : `${here}?done=card` };
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      const problem = { code: error.body.code ?? "", message: error.body.message };
      return { status: error.status, page: portalPage(ledger, visit, { notice: null, problem, typed }) };
    }
  }
  if (subscription === null || isEnded(subscription) || !features.subscription_cancel.enabled) return { goTo: here };
  if (typed.action === "cancel" && features.subscription_cancel.mode === "immediately") {
    endSubscription(ledger, subscription, "cancellation_requested");
    return { goTo: `${here}?done=cancelled` };
  }
  if (typed.action === "cancel") {
    amendSubscription(ledger, subscription, endAtTermEnd(ledger, subscription, true));
    return { goTo: `${here}?done=cancelled` };
  }
  if (typed.action === "keep") {
    amendSubscription(ledger, subscription, endAtTermEnd(ledger, subscription, false));
    return { goTo: `${here}?done=kept` };
  }
  return { goTo: here };
}

interface Visitor {
  session: Stripe.BillingPortal.Session;
  customer: Stripe.Customer;
  features: Stripe.BillingPortal.Configuration.Features;
  subscription: Stripe.Subscription | null;
}

function visitorOf(ledger: Ledger, id: string): Visitor | null {
  const session = ledger.tables.portalSessions.get(id);
  const customer = session && ledger.tables.customers.get(session.customer);
  const features = session && ledger.tables.portalConfigurations.get(idOf(session.configuration))?.features;
  if (!session || !customer || !features || session.created + openSeconds < ledger.clock.seconds()) return null;
  const own = ledger.tables.subscriptions.newestFirst().filter((kept) => idOf(kept.customer) === customer.id);
  const subscription =
    own.find((kept) => !isEnded(kept) && kept.status !== "incomplete") ?? own.find(({ status }) => status === "canceled") ?? null;
  return { session, customer, features, subscription };
}

function closed(ledger: Ledger, id: string): Visit {
  const back = ledger.tables.portalSessions.get(id)?.return_url ?? ledger.appUrl;
  return { status: 410, page: messagePage("This page has closed", "Open your billing page again from your account.", back) };
}

function portalPage(
  ledger: Ledger,
  { session, customer, features, subscription }: Visitor,
  { notice, problem, typed }: { notice: string | null; problem: CardProblem | null; typed: Fields },
): Page {
  const here = `/sandbox/stripe/p/${session.id}`;
  return {
    title: "Your billing",
    leadsTo: [ledger.appUrl, session.return_url],
    main: html`${brand}
<div class="split"><h1>Your billing</h1>${session.return_url && html`<a href="${session.return_url}">Back to Twenty Stars</a>`}</div>
${notice && html`<p class="notice" role="status">${notice}</p>`}
${problemNotice(problem)}
${subscription ? subscriptionCard(ledger, subscription, features, here) : html`<section class="card"><p class="muted">There is no subscription.</p></section>`}
${
  features.payment_method_update.enabled &&
  html`<section class="card"><h2>Card</h2><p>${cardWords(ledger, customer, subscription)}</p>
<details${problem && html` open`}><summary>Use another card</summary><div class="stack"><form method="post" action="${here}">${cardFields(typed, problem)}
<button class="button go" type="submit" name="action" value="card">${payNowWords(ledger, subscription) ?? "Save card"}</button></form></div></details></section>`
}
${features.invoice_history.enabled && invoiceCard(ledger, customer)}`,
  };
}

function subscriptionCard(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  { subscription_cancel: cancel }: Stripe.BillingPortal.Configuration.Features,
  here: string,
): Html {
  const item = subscription.items.data[0];
  const product = ledger.tables.products.get(idOrNull(item?.price.product) ?? "");
  const amount = money((item?.price.unit_amount ?? 0) * (item?.quantity ?? 1), subscription.currency);
  const end = day(subscription.ended_at ?? termOf(subscription).end);
  const ends = subscription.cancel_at_period_end;
  const isOver = isEnded(subscription);
  const button = (action: string, label: string, look: string) =>
    html`<form method="post" action="${here}"><button class="button ${look}" type="submit" name="action" value="${action}">${label}</button></form>`;
  return html`<section class="card"><div class="split"><h2>${item?.price.nickname ?? product?.name ?? "Subscription"}</h2>${badge(subscription)}</div>
<dl class="rows"><div><dt>Price</dt><dd>${amount} ${item && everyTerm(item.price)}</dd></div>
<div><dt>${isOver ? "Ended on" : ends ? "Ends on" : "Renews on"}</dt><dd>${end}</dd></div></dl>
${cancel.enabled && !isOver && ends && button("keep", "Keep subscription", "go")}
${
  cancel.enabled &&
  !isOver &&
  !ends &&
  html`<details><summary>Cancel subscription</summary><div class="stack"><p class="muted">${cancel.mode === "immediately" ? "It ends at once." : `You keep full access until ${end}.`}</p>${button("cancel", "Yes, cancel", "danger")}</div></details>`
}</section>`;
}

function badge({ status, cancel_at_period_end: ends }: Stripe.Subscription): Html {
  if (status === "past_due" || status === "unpaid") return html`<span class="badge bad">Payment failed</span>`;
  if (status === "canceled") return html`<span class="badge bad">Ended</span>`;
  return ends ? html`<span class="badge">Ending soon</span>` : html`<span class="badge">Active</span>`;
}

function cardWords(ledger: Ledger, customer: Stripe.Customer, subscription: Stripe.Subscription | null): string {
  const fallback = ledger.tables.paymentMethods.get(idOrNull(customer.invoice_settings.default_payment_method) ?? "") ?? null;
  const card = (subscription && cardOnFile(ledger, subscription)?.card) ?? fallback?.card;
  return card ? `Visa ending ${card.last4}, expires ${String(card.exp_month).padStart(2, "0")}/${card.exp_year}` : "No card is kept.";
}

function payNowWords(ledger: Ledger, subscription: Stripe.Subscription | null): string | null {
  if (subscription?.status !== "past_due") return null;
  const invoice = ledger.tables.invoices.get(idOrNull(subscription.latest_invoice) ?? "");
  return invoice?.status === "open" ? `Save card and pay ${money(invoice.amount_due, invoice.currency)}` : null;
}

function invoiceCard(ledger: Ledger, customer: Stripe.Customer): Html {
  const invoices = ledger.tables.invoices
    .newestFirst()
    .filter((invoice) => idOf(invoice.customer ?? "") === customer.id && invoice.status !== "draft" && invoice.status !== "void");
  return html`<section class="card"><h2>Invoices</h2>${
    invoices.length === 0
      ? html`<p class="muted">No invoices yet.</p>`
      : html`<ul class="list">${invoices.map(
          (invoice) =>
            html`<li><a href="/sandbox/stripe/i/${invoice.id}">${day(invoice.created)}<strong>${money(invoice.total, invoice.currency)} ${invoice.status === "paid" ? "paid" : "to pay"}</strong></a></li>`,
        )}</ul>`
  }</section>`;
}
