import type Stripe from "stripe";
import { idOrNull } from "./ids.ts";
import { type Indexes, Table } from "./table.ts";

/** Where a webhook still has to go. Kept, so that a restart goes on delivering. */
export interface Delivery {
  id: string;
  event: string;
  /** The registered endpoint it goes to; null is the product's own. */
  endpoint: string | null;
  attempts: number;
  /** Real milliseconds: webhooks travel in real time, whatever the sandbox's clock says. */
  dueAt: number;
}

/** The answer once given to an idempotency key. `id` is the key. */
export interface KeptReply {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  /** Seconds on the sandbox's clock. */
  at: number;
}

/** How the card on file behaves at renewals until told otherwise. `id` is the customer. */
export interface RenewalCard {
  id: string;
  card: "ok" | "decline" | "requires_action";
}

/** What Stripe knows about a checkout but does not show before it is complete. `id` is the session. */
export interface CheckoutNote {
  id: string;
  price: string;
  quantity: number;
  subscriptionMetadata: Record<string, string>;
  subscriptionDescription: string | null;
  subscription: string | null;
}

export interface Setting {
  id: string;
  value: string;
}

/** Every kind of row the sandbox keeps: Stripe's objects as they go over the wire, nothing expanded, and a few of its own. */
export interface Rows {
  customers: Stripe.Customer;
  deletedCustomers: Stripe.DeletedCustomer;
  products: Stripe.Product;
  prices: Stripe.Price;
  paymentMethods: Stripe.PaymentMethod;
  subscriptions: Stripe.Subscription;
  invoices: Stripe.Invoice;
  invoicePayments: Stripe.InvoicePayment;
  paymentIntents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  checkoutSessions: Stripe.Checkout.Session;
  checkoutNotes: CheckoutNote;
  portalSessions: Stripe.BillingPortal.Session;
  portalConfigurations: Stripe.BillingPortal.Configuration;
  webhookEndpoints: Stripe.WebhookEndpoint;
  events: Stripe.EventBase;
  deliveries: Delivery;
  keptReplies: KeptReply;
  renewalCards: RenewalCard;
  settings: Setting;
}

export type TableName = keyof Rows;
export type Tables = { readonly [Name in TableName]: Table<Rows[Name]> };

type Changed = (table: TableName, id: string, row: unknown) => void;
const pending = (isPending: boolean) => (isPending ? "yes" : null);

/** Every table with the indexes by which its rows are looked for. `pending` rows are those time still has something to do with. */
export function createTables(changed: Changed): Tables {
  const table = <Name extends TableName>(name: Name, indexes: Indexes<Rows[Name]> = {}) =>
    new Table<Rows[Name]>((id, row) => changed(name, id, row), indexes);
  return {
    customers: table("customers"),
    deletedCustomers: table("deletedCustomers"),
    products: table("products"),
    prices: table("prices"),
    paymentMethods: table("paymentMethods"),
    subscriptions: table("subscriptions", {
      customer: ({ customer }) => idOrNull(customer),
      pending: ({ status }) => pending(status !== "canceled" && status !== "incomplete_expired"),
    }),
    invoices: table("invoices", {
      subscription: ({ parent }) => idOrNull(parent?.subscription_details?.subscription),
      pending: ({ status }) => pending(status === "draft" || status === "open"),
    }),
    invoicePayments: table("invoicePayments", {
      invoice: ({ invoice }) => idOrNull(invoice),
      paymentIntent: ({ payment }) => idOrNull(payment.payment_intent),
    }),
    paymentIntents: table("paymentIntents"),
    charges: table("charges"),
    refunds: table("refunds"),
    disputes: table("disputes"),
    checkoutSessions: table("checkoutSessions", { pending: ({ status }) => pending(status === "open") }),
    checkoutNotes: table("checkoutNotes", { subscription: ({ subscription }) => subscription }),
    portalSessions: table("portalSessions"),
    portalConfigurations: table("portalConfigurations"),
    webhookEndpoints: table("webhookEndpoints"),
    events: table("events"),
    deliveries: table("deliveries"),
    keptReplies: table("keptReplies"),
    renewalCards: table("renewalCards"),
    settings: table("settings"),
  };
}
