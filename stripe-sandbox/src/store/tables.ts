import type Stripe from "stripe";

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

/** Rows by id, oldest first. Tells its listener of every change, so that the snapshot writes no more than that. */
export class Table<Row extends { id: string }> {
  readonly #rows = new Map<string, Row>();
  readonly #changed: (id: string, row: Row | null) => void;

  constructor(changed: (id: string, row: Row | null) => void) {
    this.#changed = changed;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** Rows are replaced, never edited in place: who holds one keeps what it read. */
  put(row: Row): Row {
    this.#rows.set(row.id, row);
    this.#changed(row.id, row);
    return row;
  }

  delete(id: string): void {
    if (this.#rows.delete(id)) this.#changed(id, null);
  }

  oldestFirst(): IterableIterator<Row> {
    return this.#rows.values();
  }

  newestFirst(): Row[] {
    return [...this.#rows.values()].reverse();
  }

  find(wanted: (row: Row) => boolean): Row | undefined {
    return this.#rows.values().find(wanted);
  }
}

export function createTables(changed: (table: TableName, id: string, row: unknown) => void): Tables {
  const table = <Name extends TableName>(name: Name) => new Table<Rows[Name]>((id, row) => changed(name, id, row));
  return {
    customers: table("customers"),
    deletedCustomers: table("deletedCustomers"),
    products: table("products"),
    prices: table("prices"),
    paymentMethods: table("paymentMethods"),
    subscriptions: table("subscriptions"),
    invoices: table("invoices"),
    invoicePayments: table("invoicePayments"),
    paymentIntents: table("paymentIntents"),
    charges: table("charges"),
    refunds: table("refunds"),
    disputes: table("disputes"),
    checkoutSessions: table("checkoutSessions"),
    checkoutNotes: table("checkoutNotes"),
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
