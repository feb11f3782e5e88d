import type Stripe from "stripe";
import { StripeError } from "#http/errors.ts";
import { checkoutNoteOf, completeCheckout, payCheckout } from "#resources/checkout-sessions.ts";
import { createCard } from "#resources/payment-methods.ts";
import { idOrNull } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";
import { type CardProblem, cardFields, type Fields, problemNotice, typedCardIn } from "./card-fields.ts";
import { html } from "./html.ts";
import { brand, messagePage, type Page, pitch } from "./page.ts";
import { everyTerm, money, renewalSentence } from "./words.ts";

/** What a visit to a page ends in: another address, or a page. */
export type Visit = { goTo: string } | { status: number; page: Page };

export function openCheckout(ledger: Ledger, id: string): Visit {
  const kept = ledger.tables.checkoutSessions.get(id);
  if (kept === undefined)
    return { status: 404, page: messagePage("Checkout not found", "This address leads to no checkout.", ledger.appUrl) };
  const session = completeCheckout(ledger, kept);
  if (session.status === "complete") return { goTo: successAddress(session) };
  if (session.status === "expired") {
    return {
      status: 410,
      page: messagePage("This checkout has expired", "Nothing was paid. Go back and start again.", session.cancel_url),
    };
  }
  const failure = checkoutNoteOf(ledger, session).intent?.last_payment_error;
  const problem = failure?.message ? { code: failure.code ?? "", message: failure.message } : null;
  return { status: 200, page: checkoutPage(ledger, session, {}, problem) };
}

/** The form was sent: pays, or shows it again with what is wrong. */
export function submitCheckout(ledger: Ledger, id: string, typed: Fields): Visit {
  const session = ledger.tables.checkoutSessions.get(id);
  if (session?.status !== "open") return openCheckout(ledger, id);
  const email = emailOf(ledger, session) ?? typed.email?.trim() ?? "";
  const again = (status: number, problem: CardProblem): Visit => ({ status, page: checkoutPage(ledger, session, typed, problem) });
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return again(400, { code: "email", message: "Please enter a valid email." });
  if (session.consent_collection?.terms_of_service === "required" && typed.terms !== "accepted") {
    return again(400, { code: "terms", message: "Please accept the terms of service." });
  }
  try {
    const payer = { email, name: typed.name ?? null, phone: null, address: null };
    const method = createCard(ledger, typedCardIn(typed), payer);
    const { intent, refusal } = payCheckout(ledger, session, { email, name: typed.name?.trim() || null, method });
    if (refusal) return again(402, refusal);
    if (intent.status === "requires_action") return { goTo: `/sandbox/stripe/3ds/${intent.id}` };
  } catch (error) {
    if (error instanceof StripeError && error.body.type === "card_error") {
      return again(error.status, { code: error.body.code ?? "", message: error.body.message });
    }
    if (!(error instanceof StripeError)) throw error;
  }
  // Paid now, or a moment ago by a second click.
  return openCheckout(ledger, id);
}

function successAddress({ id, success_url: address }: Stripe.Checkout.Session): string {
  return (address ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id).replaceAll("%7BCHECKOUT_SESSION_ID%7D", id);
}

/** The address the checkout already knows; the form only shows it. */
function emailOf(ledger: Ledger, session: Stripe.Checkout.Session): string | null {
  return ledger.tables.customers.get(idOrNull(session.customer) ?? "")?.email ?? session.customer_email;
}

function checkoutPage(ledger: Ledger, session: Stripe.Checkout.Session, typed: Fields, problem: CardProblem | null): Page {
  const { note, price } = checkoutNoteOf(ledger, session);
  const product = ledger.tables.products.get(idOrNull(price.product) ?? "");
  const amount = money(session.amount_total ?? 0, session.currency ?? "gbp");
  const known = emailOf(ledger, session);
  const submitMessage = session.custom_text.submit?.message;
  const about = (field: string) => problem?.code === field && html`<p class="error" id="${field}-error">${problem.message}</p>`;
  return {
    title: "Checkout",
    leadsTo: [ledger.appUrl, session.success_url],
    panel: html`${brand}
<div class="stack"><p class="muted">${price.nickname ?? product?.name ?? "Subscription"}</p><p class="price">${amount}</p></div>
<p>${renewalSentence(price, note.quantity)}</p>
<dl class="rows"><div><dt>Renews</dt><dd>${everyTerm(price)}</dd></div><div><dt>To pay today</dt><dd>${amount}</dd></div></dl>${pitch}`,
    main: html`<h1>Pay by card</h1>
${problemNotice(problem)}
<form method="post" action="/sandbox/stripe/c/pay/${session.id}">
<div class="field"><label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="${known ?? typed.email ?? ""}" required${known !== null && html` readonly`}${problem?.code === "email" && html` aria-invalid="true" aria-describedby="email-error"`}>
${about("email")}</div>
${cardFields(typed, problem)}
${
  session.consent_collection?.terms_of_service === "required" &&
  html`<div class="field"><div class="check"><input id="terms" name="terms" type="checkbox" value="accepted" required><label for="terms">I agree to the terms of service</label></div>${about("terms")}</div>`
}
<div class="stack">
${submitMessage && html`<p class="small muted">${submitMessage}</p>`}
<button class="button go" type="submit">Pay ${amount}</button>
${session.cancel_url && html`<a class="button" href="${session.cancel_url}">Back</a>`}
</div>
</form>`,
  };
}
