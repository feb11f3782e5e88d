import { endpoint } from "#http/endpoint.ts";
import { noSuch } from "#http/errors.ts";
import { listParams, listReply } from "#http/list.ts";
import { mergeMetadata, metadata, object, text } from "#http/params.ts";
import { idOf } from "#store/ids.ts";
import { amendCustomer, createCustomer, customerOf, deleteCustomer } from "./customers.ts";
import { attachCard, paymentMethodOf, setDefaultCard } from "./payment-methods.ts";
import { endSubscription, isEnded } from "./subscriptions.ts";

const address = object({ city: text, country: text, line1: text, line2: text, postal_code: text, state: text });
const words = {
  email: text,
  name: text,
  phone: text,
  description: text,
  metadata,
  address,
  invoice_settings: object({ default_payment_method: text }),
};

export const customerEndpoints = [
  endpoint({
    method: "POST",
    path: "/v1/customers",
    params: { ...words, payment_method: text },
    run: ({ ledger, params: { payment_method, invoice_settings, ...given } }) => {
      const customer = createCustomer(ledger, {
        email: given.email ?? null,
        name: given.name ?? null,
        phone: given.phone ?? null,
        description: given.description ?? null,
        address: given.address ? addressOf(given.address) : null,
        metadata: mergeMetadata({}, given.metadata),
      });
      const card = payment_method ?? invoice_settings?.default_payment_method;
      if (!card) return customer;
      const attached = attachCard(ledger, paymentMethodOf(ledger, card, "payment_method"), customer.id);
      return invoice_settings?.default_payment_method ? setDefaultCard(ledger, customer, attached.id) : customer;
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/customers",
    params: { ...listParams, email: text },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/customers",
        ledger.tables.customers.newestFirst().filter(({ email }) => !params.email || email === params.email),
        params,
      ),
  }),
  endpoint({
    method: "GET",
    path: "/v1/customers/:id",
    params: {},
    run: ({ ledger, id }) => ledger.tables.deletedCustomers.get(id) ?? customerOf(ledger, id),
  }),
  endpoint({
    method: "POST",
    path: "/v1/customers/:id",
    params: words,
    run: ({ ledger, id, params }) => {
      const customer = customerOf(ledger, id);
      const card = params.invoice_settings?.default_payment_method;
      if (card && idOf(paymentMethodOf(ledger, card).customer ?? "") !== id)
        throw noSuch("PaymentMethod", card, "invoice_settings[default_payment_method]");
      return amendCustomer(ledger, customer, {
        ...(params.email !== undefined && { email: params.email }),
        ...(params.name !== undefined && { name: params.name }),
        ...(params.phone !== undefined && { phone: params.phone }),
        ...(params.description !== undefined && { description: params.description }),
        ...(params.address !== undefined && { address: addressOf(params.address) }),
        ...(card !== undefined && { invoice_settings: { ...customer.invoice_settings, default_payment_method: card } }),
        metadata: mergeMetadata(customer.metadata, params.metadata),
      });
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/v1/customers/:id",
    params: {},
    run: ({ ledger, id }) => {
      const customer = customerOf(ledger, id);
      for (const subscription of ledger.tables.subscriptions.newestFirst()) {
        if (idOf(subscription.customer) === id && !isEnded(subscription)) endSubscription(ledger, subscription, "cancellation_requested");
      }
      return deleteCustomer(ledger, customer);
    },
  }),
];

function addressOf(given: { [Part in "city" | "country" | "line1" | "line2" | "postal_code" | "state"]: string | null | undefined }) {
  return {
    city: given.city ?? null,
    country: given.country ?? null,
    line1: given.line1 ?? null,
    line2: given.line2 ?? null,
    postal_code: given.postal_code ?? null,
    state: given.state ?? null,
  };
}
