import type Stripe from "stripe";
import { StripeError } from "#http/errors.ts";
import { completeCheckoutOf } from "#resources/checkout-sessions.ts";
import { intentOf } from "#resources/invoices.ts";
import { pay } from "#resources/paying.ts";
import { createCard } from "#resources/payment-methods.ts";
import { idOrNull } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";
import { type CardProblem, cardFields, type Fields, problemNotice, typedCardIn } from "./card-fields.ts";
import type { Visit } from "./checkout-page.ts";
import { type Html, html } from "./html.ts";
import { brand, messagePage, type Page } from "./page.ts";
import { day, money } from "./words.ts";

export function openInvoice(ledger: Ledger, id: string): Visit {
  const invoice = shownInvoice(ledger, id);
  if (invoice === null) return { status: 404, page: messagePage("Invoice not found", "This address leads to no invoice.", ledger.appUrl) };
  return { status: 200, page: invoicePage(ledger, invoice, {}, null) };
}

/** Pays an open invoice with a card typed here. */
export function payInvoice(ledger: Ledger, id: string, typed: Fields): Visit {
  const invoice = shownInvoice(ledger, id);
  const intent = intentOf(ledger, id);
  if (invoice?.status !== "open" || intent === null) return openInvoice(ledger, id);
  try {
    const payer = { email: invoice.customer_email, name: typed.name?.trim() || null, phone: null, address: null };
    const card = createCard(ledger, typedCardIn(typed), payer);
    const tried = pay(ledger, intent, card, { presence: "owner", returnUrl: invoice.hosted_invoice_url ?? null });
    if (tried.refusal) return { status: 402, page: invoicePage(ledger, invoice, typed, tried.refusal) };
    if (tried.intent.status === "requires_action") return { goTo: `/sandbox/stripe/3ds/${intent.id}` };
    ledger.tables.renewalCards.delete(idOrNull(invoice.customer) ?? ""); // that was about the card before
    completeCheckoutOf(ledger, tried.intent);
    return { goTo: `/sandbox/stripe/i/${id}` };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return {
      status: error.status,
      page: invoicePage(ledger, invoice, typed, { code: error.body.code ?? "", message: error.body.message }),
    };
  }
}

/** A draft has no page yet. */
export function shownInvoice(ledger: Ledger, id: string): Stripe.Invoice | null {
  const invoice = ledger.tables.invoices.get(id);
  return invoice === undefined || invoice.status === "draft" ? null : invoice;
}

export function lineWords(ledger: Ledger, invoice: Stripe.Invoice): { words: string; amount: string }[] {
  return invoice.lines.data.map((line) => {
    const product = ledger.tables.products.get(line.pricing?.price_details?.product ?? "");
    const term = `${day(line.period.start)} to ${day(line.period.end)}`;
    return { words: `${product?.name ?? "Subscription"}, ${term}`, amount: money(line.amount, line.currency) };
  });
}

function invoicePage(ledger: Ledger, invoice: Stripe.Invoice, typed: Fields, problem: CardProblem | null): Page {
  const amount = money(invoice.total, invoice.currency);
  return {
    title: `Invoice ${invoice.number ?? ""}`,
    leadsTo: [ledger.appUrl],
    main: html`${brand}
<section class="card"><div class="split"><h1>${amount}</h1>${badge(invoice)}</div>
<dl class="rows"><div><dt>Invoice</dt><dd>${invoice.number}</dd></div><div><dt>Date</dt><dd>${day(invoice.created)}</dd></div>
<div><dt>For</dt><dd>${invoice.customer_name ?? invoice.customer_email ?? "-"}</dd></div>
${lineWords(ledger, invoice).map(({ words, amount: part }) => html`<div><dt>${words}</dt><dd>${part}</dd></div>`)}
<div><dt>Total</dt><dd>${amount}</dd></div></dl>
<a class="button" href="/sandbox/stripe/i/${invoice.id}/pdf">Download invoice</a></section>
${invoice.status === "open" && payCard(ledger, invoice, typed, problem, amount)}
<p><a href="${ledger.appUrl}">Back to Twenty Stars</a></p>`,
  };
}

function payCard(ledger: Ledger, invoice: Stripe.Invoice, typed: Fields, problem: CardProblem | null, amount: string): Html {
  const intent = intentOf(ledger, invoice.id);
  const asks = intent?.status === "requires_action";
  return html`<section class="card"><h2>Pay this invoice</h2>
${problemNotice(problem)}
${asks && html`<p>Your bank wants you to confirm this payment.</p><a class="button go" href="/sandbox/stripe/3ds/${intent.id}">Authenticate payment</a><h2>Or use another card</h2>`}
<form method="post" action="/sandbox/stripe/i/${invoice.id}">${cardFields(typed, problem)}
<button class="button ${asks ? "" : "go"}" type="submit">Pay ${amount}</button></form></section>`;
}

function badge({ status }: Stripe.Invoice): Html {
  if (status === "paid") return html`<span class="badge">Paid</span>`;
  return html`<span class="badge bad">${status === "open" ? "To pay" : "Void"}</span>`;
}
