import { checkoutNoteOf, completeCheckout, expireCheckout } from "#resources/checkout-sessions.ts";
import { expireSubscription, termOf } from "#resources/subscriptions.ts";
import { demandRenewal, giveNotice, noticeDueAt, renew, runOut, tryRenewal } from "#resources/terms.ts";
import type { Ledger } from "#store/ledger.ts";

const firstInvoiceWaitsSeconds = 23 * 3600;

interface Due {
  at: number;
  act(): void;
}

/** Does everything that fell due by a moment, each thing at its own moment and in that order. */
export function doWhatIsDue(ledger: Ledger, untilSeconds: number): void {
  for (let due = next(ledger); due !== null && due.at <= untilSeconds; due = next(ledger)) ledger.clock.at(due.at, due.act);
}

function next(ledger: Ledger): Due | null {
  let first: Due | null = null;
  for (const due of allDue(ledger)) if (first === null || due.at < first.at) first = due;
  return first;
}

function* allDue(ledger: Ledger): Generator<Due> {
  const { subscriptions, invoices, checkoutSessions } = ledger.tables;
  for (const subscription of subscriptions.having("pending", "yes")) {
    if (subscription.status === "incomplete") {
      yield { at: subscription.created + firstInvoiceWaitsSeconds, act: () => expireSubscription(ledger, subscription) };
      continue;
    }
    const notice = noticeDueAt(ledger, subscription);
    if (notice !== null) yield { at: notice, act: () => giveNotice(ledger, subscription) };
    const { end } = termOf(subscription);
    if (subscription.cancel_at !== null && subscription.cancel_at <= end) {
      yield { at: subscription.cancel_at, act: () => runOut(ledger, subscription) };
    } else {
      yield { at: end, act: () => renew(ledger, subscription) };
    }
  }
  for (const invoice of invoices.having("pending", "yes")) {
    if (invoice.status === "draft" && invoice.automatically_finalizes_at !== null) {
      yield { at: invoice.automatically_finalizes_at, act: () => demandRenewal(ledger, invoice) };
    } else if (invoice.status === "open" && invoice.next_payment_attempt !== null) {
      yield { at: invoice.next_payment_attempt, act: () => tryRenewal(ledger, invoice) };
    }
  }
  for (const session of checkoutSessions.having("pending", "yes")) {
    const isPaid = checkoutNoteOf(ledger, session).intent?.status === "succeeded";
    yield { at: session.expires_at, act: () => (isPaid ? completeCheckout(ledger, session) : expireCheckout(ledger, session)) };
  }
}
