import type Stripe from "stripe";
import { found } from "#http/errors.ts";
import { newId, randomLetters } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";
import { amendAndTell, emit } from "#webhooks/emit.ts";

export interface CustomerWords {
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  description?: string | null;
  address?: Stripe.Address | null;
  metadata?: Record<string, string>;
}

export function createCustomer(ledger: Ledger, words: CustomerWords): Stripe.Customer {
  const customer = ledger.tables.customers.put({
    id: newId("cus"),
    object: "customer",
    address: words.address ?? null,
    balance: 0,
    created: ledger.clock.seconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: words.description ?? null,
    discount: null,
    email: words.email ?? null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: words.metadata ?? {},
    name: words.name ?? null,
    next_invoice_sequence: 1,
    phone: words.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  });
  emit(ledger, "customer.created", customer);
  return customer;
}

export function customerOf(ledger: Ledger, id: string, param?: string): Stripe.Customer {
  return found(ledger.tables.customers.get(id), "customer", id, param);
}

export function deleteCustomer(ledger: Ledger, customer: Stripe.Customer): Stripe.DeletedCustomer {
  ledger.tables.customers.delete(customer.id);
  emit(ledger, "customer.deleted", customer);
  return ledger.tables.deletedCustomers.put({ id: customer.id, object: "customer", deleted: true });
}

export function amendCustomer(ledger: Ledger, customer: Stripe.Customer, changes: Partial<Stripe.Customer>): Stripe.Customer {
  return amendAndTell(ledger, "customer.updated", "customers", customer, changes);
}
