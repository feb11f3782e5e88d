import type Stripe from "stripe";
import { found, invalidRequest, StripeError } from "#http/errors.ts";
import { newId, randomLetters } from "#store/ids.ts";
import { amend, type Ledger } from "#store/ledger.ts";
import { emit } from "#webhooks/emit.ts";
import { cardByNumber, cardByToken, type TestCard } from "./cards.ts";
import { amendCustomer, customerOf } from "./customers.ts";

/** A card as somebody typed it. Lives for one call: only brand and last four digits of a known test card are kept. */
export interface TypedCard {
  number: string;
  expMonth: number | null;
  expYear: number | null;
  cvc: string | null;
}

export interface Payer {
  email: string | null;
  name: string | null;
  phone: string | null;
  address: Partial<Stripe.Address> | null;
}

export const unknownPayer: Payer = { email: null, name: null, phone: null, address: null };

/** @throws StripeError `incorrect_number`, `invalid_expiry_month`, `invalid_expiry_year` or `invalid_cvc` */
export function createCard(ledger: Ledger, typed: TypedCard, payer: Payer): Stripe.PaymentMethod {
  const card = cardByNumber(typed.number);
  if (card === undefined) throw badCard("incorrect_number", "Your card number is incorrect.", "number");
  const { expMonth, expYear } = typed;
  if (expMonth === null || expMonth < 1 || expMonth > 12) {
    throw badCard("invalid_expiry_month", "Your card's expiration month is invalid.", "exp_month");
  }
  if (expYear === null) throw badCard("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  const year = expYear < 100 ? expYear + 2000 : expYear;
  const now = ledger.clock.now();
  const months = (year - now.getUTCFullYear()) * 12 + expMonth - 1 - now.getUTCMonth();
  if (months < 0 || months > 50 * 12) throw badCard("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  if (typed.cvc !== null && !/^\d{3,4}$/.test(typed.cvc)) throw badCard("invalid_cvc", "Your card's security code is invalid.", "cvc");
  return keepCard(ledger, card, { expMonth, expYear: year, hasCvc: typed.cvc !== null }, payer);
}

/** A payment method by its id, or a fresh one for Stripe's ready-made `pm_card_...` names. */
export function paymentMethodOf(ledger: Ledger, id: string, param?: string): Stripe.PaymentMethod {
  const ready = cardByToken(id);
  if (ready) return keepCard(ledger, ready, { expMonth: 12, expYear: ledger.clock.now().getUTCFullYear() + 3, hasCvc: true }, unknownPayer);
  return found(ledger.tables.paymentMethods.get(id), "PaymentMethod", id, param);
}

/** Ties a card to a customer, and makes it the one invoices are paid with when asked. */
export function attachCard(ledger: Ledger, method: Stripe.PaymentMethod, customer: string): Stripe.PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalidRequest("The payment method you provided has already been attached to a customer.", {
      code: "payment_method_unexpected_state",
    });
  }
  const attached = amend(ledger, "paymentMethods", method, { customer: customerOf(ledger, customer, "customer").id });
  emit(ledger, "payment_method.attached", attached);
  return attached;
}

export function detachCard(ledger: Ledger, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  const detached = amend(ledger, "paymentMethods", method, { customer: null });
  const customer = ledger.tables.customers.get(String(method.customer));
  if (customer?.invoice_settings.default_payment_method === method.id) setDefaultCard(ledger, customer, null);
  emit(ledger, "payment_method.detached", detached, { customer: method.customer });
  return detached;
}

export function setDefaultCard(ledger: Ledger, customer: Stripe.Customer, method: string | null): Stripe.Customer {
  return amendCustomer(ledger, customer, { invoice_settings: { ...customer.invoice_settings, default_payment_method: method } });
}

function badCard(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: "card_error", code, message, param });
}

function keepCard(
  ledger: Ledger,
  card: TestCard,
  { expMonth, expYear, hasCvc }: { expMonth: number; expYear: number; hasCvc: boolean },
  payer: Payer,
): Stripe.PaymentMethod {
  const { address } = payer;
  return ledger.tables.paymentMethods.put({
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: {
      address: {
        city: address?.city ?? null,
        country: address?.country ?? null,
        line1: address?.line1 ?? null,
        line2: address?.line2 ?? null,
        postal_code: address?.postal_code ?? null,
        state: address?.state ?? null,
      },
      email: payer.email,
      name: payer.name,
      phone: payer.phone,
      tax_id: null,
    },
    card: {
      brand: "visa",
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: hasCvc ? "pass" : null },
      country: "GB",
      display_brand: "visa",
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: randomLetters(16),
      funding: "credit",
      generated_from: null,
      last4: card.last4,
      networks: { available: ["visa"], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: ledger.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  });
}
