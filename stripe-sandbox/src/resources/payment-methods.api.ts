import { endpoint } from "#http/endpoint.ts";
import { found, invalidRequest } from "#http/errors.ts";
import { listParams, listReply } from "#http/list.ts";
import { mergeMetadata, metadata, oneOf, required, text } from "#http/params.ts";
import { idOrNull } from "#store/ids.ts";
import { amend } from "#store/ledger.ts";
import { attachCard, createCard, detachCard, paymentMethodOf } from "./payment-methods.ts";
import { billingDetails, cardDetails, payerOf, typedCard } from "./typed-card.ts";

export const paymentMethodEndpoints = [
  endpoint({
    method: "POST",
    path: "/v1/payment_methods",
    params: { type: required(oneOf("card")), card: required(cardDetails), billing_details: billingDetails, metadata },
    run: ({ ledger, params }) => {
      const method = createCard(ledger, typedCard(params.card), payerOf(params.billing_details));
      return amend(ledger, "paymentMethods", method, { metadata: mergeMetadata({}, params.metadata) });
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/payment_methods",
    params: { ...listParams, customer: text, type: oneOf("card") },
    run: ({ ledger, params }) => {
      if (!params.customer) throw invalidRequest("Missing required param: customer.", { param: "customer", code: "parameter_missing" });
      const own = ledger.tables.paymentMethods.newestFirst().filter(({ customer }) => idOrNull(customer) === params.customer);
      return listReply("/v1/payment_methods", own, params);
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/payment_methods/:id",
    params: {},
    run: ({ ledger, id }) => found(ledger.tables.paymentMethods.get(id), "PaymentMethod", id),
  }),
  endpoint({
    method: "POST",
    path: "/v1/payment_methods/:id/attach",
    params: { customer: required(text) },
    run: ({ ledger, id, params }) => attachCard(ledger, paymentMethodOf(ledger, id), params.customer),
  }),
  endpoint({
    method: "POST",
    path: "/v1/payment_methods/:id/detach",
    params: {},
    run: ({ ledger, id }) => detachCard(ledger, found(ledger.tables.paymentMethods.get(id), "PaymentMethod", id)),
  }),
];
