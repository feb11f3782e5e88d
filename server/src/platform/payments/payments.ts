/** The two prices of the product at the payment provider, by the key they are found under. */
export interface PriceToSell {
  readonly plan: string;
  readonly lookupKey: string;
  readonly amountPence: number;
  readonly months: number;
  readonly name: string;
}

/** One subscription as the provider tells it at this moment. Instants are epoch milliseconds. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: string;
  /** The plan whose price it carries; null for a price that is not ours. */
  readonly plan: string | null;
  /** The attempt that began it; a hint for finding, never a proof. */
  readonly attemptId: string | null;
  readonly isTestMode: boolean;
  readonly isSetToEnd: boolean;
  readonly startedAt: number;
  readonly periodEndsAt: number;
  readonly cancelAt: number | null;
  readonly endedAt: number | null;
  readonly latestInvoice: ProviderInvoice | null;
}

export interface ProviderInvoice {
  readonly id: string;
  readonly status: string;
  readonly reason: string | null;
  readonly createdAt: number;
  readonly paidAt: number | null;
  readonly duePence: number;
  readonly paidPence: number;
  readonly currency: string;
  readonly periodEndsAt: number | null;
  readonly pageUrl: string | null;
  readonly pdfUrl: string | null;
  readonly paymentIntentId: string | null;
}

/** One payment as the provider tells it at this moment. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: string;
  readonly receivedPence: number;
  readonly refundedPence: number;
  readonly currency: string;
  readonly customerId: string | null;
  readonly payerEmail: string | null;
  readonly isTestMode: boolean;
  /** The subscription whose invoice it pays. */
  readonly subscriptionId: string | null;
  readonly dispute: "none" | "open" | "won" | "lost";
}

export interface ProviderCheckout {
  readonly id: string;
  readonly isPaid: boolean;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  readonly payerEmail: string | null;
  /** What we handed over as our reference; a browser may have changed it, so it is a hint only. */
  readonly attemptId: string | null;
}

/** A signed message: what happened, and to which subscription or payment. Its content is for finding only, never state. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  readonly isTestMode: boolean;
  readonly subscriptionId: string | null;
  readonly paymentIntentId: string | null;
  readonly checkoutId: string | null;
}

/**
 * The payment provider. Every call that changes something carries a key made from one operation of ours, so that it may be sent twice.
 * Calls reject with PaymentsUnavailable when the provider cannot be reached or answers nonsense, and with PaymentRefused when it says no.
 */
export interface Payments {
  readonly mode: "stripe" | "sandbox";
  readonly publishableKey: string;
  /** Finds or makes our prices, and refuses to go on when one is not what we sell. @throws BadConfig */
  prepare(prices: readonly PriceToSell[]): Promise<void>;
  createCustomer(operation: string, customer: CustomerDetails): Promise<string>;
  updateCustomer(operation: string, customerId: string, customer: CustomerDetails): Promise<void>;
  /** Begins a subscription whose first invoice waits for its payment in the browser. */
  beginSubscription(operation: string, order: SubscriptionOrder): Promise<BegunSubscription>;
  readSubscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  readPayment(paymentIntentId: string): Promise<ProviderPayment | null>;
  /** The secret with which a browser may pay a payment that waits; null when it waits no more. */
  readClientSecret(paymentIntentId: string): Promise<string | null>;
  setToEnd(operation: string, subscriptionId: string, isSetToEnd: boolean, memberId?: string): Promise<void>;
  endNow(operation: string, subscriptionId: string): Promise<void>;
  refund(operation: string, paymentIntentId: string, why: string): Promise<{ amountPence: number }>;
  openCheckout(operation: string, order: CheckoutOrder): Promise<{ id: string; url: string }>;
  readCheckout(checkoutId: string): Promise<ProviderCheckout | null>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  listInvoices(customerId: string): Promise<ProviderInvoice[]>;
  /** @throws UnsignedEvent when the signature is missing, forged or too old */
  readEvent(body: Buffer, signature: string): ProviderEvent;
  /** Events since an instant (epoch milliseconds), for what a lost message did not tell. */
  listEvents(sinceMs: number): AsyncIterable<ProviderEvent>;
}

export interface CustomerDetails {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly memberId?: string | undefined;
  readonly attemptId?: string | undefined;
}

export interface SubscriptionOrder {
  readonly customerId: string;
  readonly plan: string;
  readonly attemptId: string;
  /** Set for a payer nobody knows yet: what is never claimed is never renewed. */
  readonly isSetToEnd: boolean;
}

export interface BegunSubscription {
  readonly subscriptionId: string;
  readonly invoiceId: string;
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

export interface CheckoutOrder {
  readonly plan: string;
  readonly attemptId: string;
  readonly customerId: string | null;
  readonly email: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Said beside the pay button: price and renewal. */
  readonly terms: string;
}

/** The provider cannot be reached, or answered something that is not what was asked for. */
export class PaymentsUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PaymentsUnavailable";
  }
}

/** The provider refuses, in a way that asking again will not change. */
export class PaymentRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PaymentRefused";
  }
}

/** A message that does not carry a good signature. */
export class UnsignedEvent extends Error {
  constructor(options?: ErrorOptions) {
    super("The message does not carry a good signature", options);
    this.name = "UnsignedEvent";
  }
}
