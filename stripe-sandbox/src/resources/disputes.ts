import type Stripe from "stripe";
import { invalidRequest } from "#http/errors.ts";
import { newId } from "#store/ids.ts";
import { amend, type Ledger } from "#store/ledger.ts";
import { amendAndTell, emit } from "#webhooks/emit.ts";

/** The card's owner asks their bank for the money back: it is taken from us until that is decided. */
export function openDispute(ledger: Ledger, charge: Stripe.Charge): Stripe.Dispute {
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} has already been disputed.`, { param: "payment_intent" });
  const now = ledger.clock.seconds();
  amend(ledger, "charges", charge, { disputed: true });
  const dispute = ledger.tables.disputes.put({
    id: newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now + 9 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "manual",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: "visa", case_type: "chargeback", network: "visa", network_reason_code: "10.4" },
      type: "card",
    },
    reason: "fraudulent",
    status: "needs_response",
  });
  emit(ledger, "charge.dispute.created", dispute);
  emit(ledger, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** The bank has decided. A lost dispute keeps the money with the card's owner. */
export function closeDispute(ledger: Ledger, dispute: Stripe.Dispute, outcome: "won" | "lost"): Stripe.Dispute {
  if (dispute.status === "won" || dispute.status === "lost") throw invalidRequest(`Dispute ${dispute.id} is already closed.`);
  const closed = amendAndTell(ledger, "charge.dispute.closed", "disputes", dispute, { status: outcome });
  if (outcome === "won") emit(ledger, "charge.dispute.funds_reinstated", closed);
  return closed;
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
