import type Stripe from "stripe";
import { completeCheckoutOf } from "#resources/checkout-sessions.ts";
import { answerBank, returnAddress } from "#resources/paying.ts";
import type { Ledger } from "#store/ledger.ts";
import type { Visit } from "./checkout-page.ts";
import { html } from "./html.ts";
import { messagePage, type Page } from "./page.ts";
import { money } from "./words.ts";

/** The bank's question to the card's owner. */
export function openChallenge(ledger: Ledger, id: string): Visit {
  const intent = ledger.tables.paymentIntents.get(id);
  if (intent === undefined)
    return { status: 404, page: framed(messagePage("Payment not found", "This address leads to no payment.", null)) };
  if (intent.status !== "requires_action") return { status: 200, page: outcomePage(intent) };
  const amount = money(intent.amount, intent.currency);
  const page: Page = {
    title: "Authenticate",
    leadsTo: [ledger.appUrl, intent.next_action?.redirect_to_url?.return_url ?? null],
    main: html`<section class="card"><p class="muted">Test bank</p>
<h1>Confirm your payment</h1>
<dl class="rows"><div><dt>To</dt><dd>Twenty Stars</dd></div><div><dt>Amount</dt><dd>${amount}</dd></div></dl>
<p class="muted">Your bank would ask you here to prove that it is you. Choose what you answer.</p>
<form method="post" action="/sandbox/stripe/3ds/${intent.id}">
<button class="button go" type="submit" name="outcome" value="complete">Complete authentication</button>
<button class="button" type="submit" name="outcome" value="fail">Fail authentication</button>
</form></section>`,
  };
  return { status: 200, page: framed(page) };
}

export function answerChallenge(ledger: Ledger, id: string, outcome: string | undefined): Visit {
  const intent = ledger.tables.paymentIntents.get(id);
  if (intent?.status !== "requires_action") return openChallenge(ledger, id);
  if (outcome !== "complete" && outcome !== "fail") return openChallenge(ledger, id);
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null;
  const answered = answerBank(ledger, intent, outcome === "complete");
  completeCheckoutOf(ledger, answered);
  if (returnUrl !== null) return { goTo: returnAddress(ledger, answered, returnUrl) };
  return { status: 200, page: outcomePage(answered) };
}

function outcomePage(intent: Stripe.PaymentIntent): Page {
  const page =
    intent.status === "succeeded"
      ? messagePage("Payment complete", "Your bank has confirmed the payment. You can close this page.", null)
      : messagePage("Payment not complete", intent.last_payment_error?.message ?? "There is nothing to authenticate.", null);
  return framed(page);
}

function framed(page: Page): Page {
  return { ...page, mayBeFramed: true };
}
