import type Stripe from "stripe";
import { found, invalidRequest } from "#http/errors.ts";
import { idOrNull, newId } from "#store/ids.ts";
import { amend, type Ledger } from "#store/ledger.ts";
import { amendAndTell, emit } from "#webhooks/emit.ts";
import type { paymentIntentOf } from "./payment-intents.ts";

/** The charge that took a payment's money. */
export function chargeOf(ledger: Ledger, intent: ReturnType<typeof paymentIntentOf>): Stripe.Charge {
  const charge = ledger.tables.charges.get(idOrNull(intent.latest_charge) ?? "");
  if (charge === undefined || !charge.paid) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: "payment_intent",
      code: "payment_intent_unexpected_state",
    });
  }
  return charge;
}

/**
 * Gives money back, all that is left of it unless an amount is named.
 *
 * @throws StripeError `charge_already_refunded`, or when more is asked than is left
 */
export function refund(
  ledger: Ledger,
  charge: Stripe.Charge,
  {
    amount,
    reason = null,
    metadata = {},
  }: { amount?: number | undefined; reason?: Stripe.Refund.Reason | null; metadata?: Record<string, string> },
): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  const given = amount ?? left;
  if (given < 1) throw invalidRequest("Invalid positive integer", { param: "amount", code: "parameter_invalid_integer" });
  if (given > left) {
    throw invalidRequest(`Refund amount (${given}) is greater than unrefunded amount on charge (${left})`, { param: "amount" });
  }
  const refunded = ledger.tables.refunds.put({
    id: newId("re"),
    object: "refund",
    amount: given,
    balance_transaction: newId("txn"),
    charge: charge.id,
    created: ledger.clock.seconds(),
    currency: charge.currency,
    customer: idOrNull(charge.customer),
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    metadata,
    payment_intent: idOrNull(charge.payment_intent),
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  });
  const total = charge.amount_refunded + given;
  amendAndTell(ledger, "charge.refunded", "charges", charge, { amount_refunded: total, refunded: total === charge.amount });
  emit(ledger, "refund.created", refunded);
  emit(ledger, "refund.updated", refunded, { destination_details: null });
  return refunded;
}

export function refundOf(ledger: Ledger, id: string): Stripe.Refund {
  return found(ledger.tables.refunds.get(id), "refund", id);
}

export function amendRefund(ledger: Ledger, refund: Stripe.Refund, metadata: Record<string, string>): Stripe.Refund {
  return amend(ledger, "refunds", refund, { metadata });
}
