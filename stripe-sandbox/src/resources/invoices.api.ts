import { endpoint } from "#http/endpoint.ts";
import { found, invalidRequest, noSuch } from "#http/errors.ts";
import { listParams, listReply } from "#http/list.ts";
import { flag, ignored, mergeMetadata, metadata, object, oneOf, text } from "#http/params.ts";
import { idOf, idOrNull } from "#store/ids.ts";
import { amendAndTell } from "#webhooks/emit.ts";
import { intentOf, invoiceOf, subscriptionIdOf, voidInvoice } from "./invoices.ts";
import { cardError, pay } from "./paying.ts";
import { attachCard, paymentMethodOf } from "./payment-methods.ts";
import { cardOnFile, expireSubscription } from "./subscriptions.ts";

export const invoiceEndpoints = [
  endpoint({
    method: "GET",
    path: "/v1/invoices",
    params: {
      ...listParams,
      customer: text,
      subscription: text,
      status: oneOf("draft", "open", "paid", "uncollectible", "void"),
      collection_method: ignored,
    },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/invoices",
        ledger.tables.invoices
          .newestFirst()
          .filter(
            (invoice) =>
              (!params.customer || idOrNull(invoice.customer) === params.customer) &&
              (!params.subscription || subscriptionIdOf(invoice) === params.subscription) &&
              (!params.status || invoice.status === params.status),
          ),
        params,
      ),
  }),
  endpoint({ method: "GET", path: "/v1/invoices/:id", params: {}, run: ({ ledger, id }) => invoiceOf(ledger, id) }),
  endpoint({
    method: "POST",
    path: "/v1/invoices/:id",
    params: { metadata, description: text, auto_advance: flag },
    run: ({ ledger, id, params }) => {
      const invoice = invoiceOf(ledger, id);
      return amendAndTell(ledger, "invoice.updated", "invoices", invoice, {
        metadata: mergeMetadata(invoice.metadata ?? {}, params.metadata),
        description: params.description === undefined ? invoice.description : params.description,
        auto_advance: params.auto_advance ?? invoice.auto_advance ?? false,
      });
    },
  }),
  endpoint({
    method: "POST",
    path: "/v1/invoices/:id/pay",
    params: { payment_method: text, off_session: flag, paid_out_of_band: flag },
    run: ({ ledger, id, params }) => {
      const invoice = invoiceOf(ledger, id);
      const intent = intentOf(ledger, id);
      if (invoice.status === "paid") throw invalidRequest("Invoice is already paid", { code: "invoice_already_paid" });
      if (invoice.status !== "open" || intent === null)
        throw invalidRequest(`You cannot pay an invoice with a status of ${invoice.status}.`, { code: "invoice_not_editable" });
      if (params.paid_out_of_band) throw invalidRequest("The sandbox takes no payments out of band.", { param: "paid_out_of_band" });
      const subscription = ledger.tables.subscriptions.get(subscriptionIdOf(invoice) ?? "");
      const customer = idOf(invoice.customer ?? "");
      const card = params.payment_method
        ? attachCard(ledger, paymentMethodOf(ledger, params.payment_method, "payment_method"), customer)
        : subscription && cardOnFile(ledger, subscription);
      if (!card) throw invalidRequest("There is no default_payment_method set on this Customer or Invoice.", { code: "resource_missing" });
      const tried = pay(ledger, intent, card, { presence: params.off_session === false ? "owner" : "nobody" });
      if (tried.refusal) throw cardError(tried.intent, tried.intent.latest_charge, tried.refusal);
      if (tried.intent.status === "requires_action") {
        throw invalidRequest("This payment requires additional user action before it can be completed successfully.", {
          code: "invoice_payment_intent_requires_action",
          status: 402,
        });
      }
      return invoiceOf(ledger, id);
    },
  }),
  endpoint({
    method: "POST",
    path: "/v1/invoices/:id/void",
    params: {},
    run: ({ ledger, id }) => {
      const voided = voidInvoice(ledger, invoiceOf(ledger, id));
      const subscription = ledger.tables.subscriptions.get(subscriptionIdOf(voided) ?? "");
      if (subscription?.status === "incomplete") expireSubscription(ledger, subscription);
      return voided;
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/invoice_payments",
    params: {
      ...listParams,
      invoice: text,
      status: oneOf("open", "paid", "canceled"),
      payment: object({ type: oneOf("payment_intent", "charge"), payment_intent: text, charge: text }),
    },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/invoice_payments",
        ledger.tables.invoicePayments
          .newestFirst()
          .filter(
            ({ invoice, payment, status }) =>
              (!params.invoice || idOf(invoice) === params.invoice) &&
              (!params.payment?.payment_intent || idOrNull(payment.payment_intent) === params.payment.payment_intent) &&
              (!params.status || status === params.status),
          ),
        params,
      ),
  }),
  endpoint({
    method: "GET",
    path: "/v1/invoice_payments/:id",
    params: {},
    run: ({ ledger, id }) => found(ledger.tables.invoicePayments.get(id), "invoice_payment", id),
  }),
  endpoint({
    method: "GET",
    path: "/v1/invoices/:id/lines",
    params: listParams,
    run: ({ ledger, id, params }) => {
      const invoice = ledger.tables.invoices.get(id);
      if (invoice === undefined) throw noSuch("invoice", id);
      return listReply(`/v1/invoices/${id}/lines`, invoice.lines.data, params);
    },
  }),
];
