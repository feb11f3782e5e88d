import type Stripe from "stripe";
import { newId } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";
import { emit } from "#webhooks/emit.ts";
import type { refusals } from "./cards.ts";

export type CardRefusal = (typeof refusals)[keyof typeof refusals];

/** One try to take money, kept whether it worked or not. */
export function createCharge(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { refusal, wasProven }: { refusal: CardRefusal | null; wasProven: boolean },
): Stripe.Charge {
  const charge = ledger.tables.charges.put({
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: refusal ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: refusal ? null : newId("txn"),
    billing_details: method.billing_details,
    calculated_statement_descriptor: "TWENTY STARS",
    captured: refusal === null,
    created: ledger.clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(refusal),
    paid: refusal === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: "card", card: cardDetails(method, wasProven) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: refusal ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  });
  emit(ledger, refusal ? "charge.failed" : "charge.succeeded", charge);
  return charge;
}

function outcomeOf(refusal: CardRefusal | null): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: refusal ? "declined_by_network" : "approved_by_network",
    reason: refusal?.declineCode ?? null,
    risk_level: "normal",
    risk_score: 20,
    seller_message: refusal ? "The bank did not return any further details with this decline." : "Payment complete.",
    type: refusal ? "issuer_declined" : "authorized",
  };
}

function cardDetails({ card }: Stripe.PaymentMethod, wasProven: boolean): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: null,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 1,
    exp_year: card?.exp_year ?? 2000,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: "visa",
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: wasProven
      ? {
          authentication_flow: "challenge",
          electronic_commerce_indicator: "05",
          exemption_indicator: null,
          result: "authenticated",
          result_reason: null,
          transaction_id: newId("3ds"),
          version: "2.2.0",
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}
