import { endpoint } from "#http/endpoint.ts";
import { found, invalidRequest } from "#http/errors.ts";
import { listParams, listReply } from "#http/list.ts";
import { ignored, mergeMetadata, metadata, oneOf, text, whole } from "#http/params.ts";
import { idOrNull } from "#store/ids.ts";
import { paymentIntentOf } from "./payment-intents.ts";
import { amendRefund, chargeOf, refund, refundOf } from "./refunds.ts";

/** Charges, and what may come back of them: refunds and disputes. */
export const chargeEndpoints = [
  endpoint({
    method: "GET",
    path: "/v1/charges",
    params: { ...listParams, customer: text, payment_intent: text },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/charges",
        ledger.tables.charges
          .newestFirst()
          .filter(
            (charge) =>
              (!params.customer || idOrNull(charge.customer) === params.customer) &&
              (!params.payment_intent || idOrNull(charge.payment_intent) === params.payment_intent),
          ),
        params,
      ),
  }),
  endpoint({
    method: "GET",
    path: "/v1/charges/:id",
    params: {},
    run: ({ ledger, id }) => found(ledger.tables.charges.get(id), "charge", id),
  }),
  endpoint({
    method: "POST",
    path: "/v1/refunds",
    params: {
      payment_intent: text,
      charge: text,
      amount: whole,
      reason: oneOf("duplicate", "fraudulent", "requested_by_customer"),
      metadata,
      instructions_email: ignored,
    },
    run: ({ ledger, params }) => {
      const { payment_intent: intent, charge: id, amount, reason = null } = params;
      if (!intent && !id)
        throw invalidRequest("One of the following params should be provided for this request: payment_intent or charge.");
      const charge = intent
        ? chargeOf(ledger, paymentIntentOf(ledger, intent, "payment_intent"))
        : found(ledger.tables.charges.get(id ?? ""), "charge", id ?? "", "charge");
      return refund(ledger, charge, { amount, reason, metadata: mergeMetadata({}, params.metadata) });
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/refunds",
    params: { ...listParams, payment_intent: text, charge: text },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/refunds",
        ledger.tables.refunds
          .newestFirst()
          .filter(
            ({ payment_intent: intent, charge }) =>
              (!params.payment_intent || idOrNull(intent) === params.payment_intent) &&
              (!params.charge || idOrNull(charge) === params.charge),
          ),
        params,
      ),
  }),
  endpoint({ method: "GET", path: "/v1/refunds/:id", params: {}, run: ({ ledger, id }) => refundOf(ledger, id) }),
  endpoint({
    method: "POST",
    path: "/v1/refunds/:id",
    params: { metadata },
    run: ({ ledger, id, params }) => {
      const kept = refundOf(ledger, id);
      return amendRefund(ledger, kept, mergeMetadata(kept.metadata ?? {}, params.metadata));
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/disputes",
    params: { ...listParams, payment_intent: text, charge: text },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/disputes",
        ledger.tables.disputes
          .newestFirst()
          .filter(
            ({ payment_intent: intent, charge }) =>
              (!params.payment_intent || idOrNull(intent) === params.payment_intent) &&
              (!params.charge || idOrNull(charge) === params.charge),
          ),
        params,
      ),
  }),
  endpoint({
    method: "GET",
    path: "/v1/disputes/:id",
    params: {},
    run: ({ ledger, id }) => found(ledger.tables.disputes.get(id), "dispute", id),
  }),
];
