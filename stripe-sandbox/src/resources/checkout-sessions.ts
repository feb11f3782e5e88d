import type Stripe from "stripe";
import { found, invalidRequest } from "#http/errors.ts";
import { idOf, idOrNull, newId } from "#store/ids.ts";
import { amend, type Ledger, pageUrl } from "#store/ledger.ts";
import { emit } from "#webhooks/emit.ts";
import { createCustomer } from "./customers.ts";
import { intentOf, subscriptionIdOf } from "./invoices.ts";
import { type Paying, pay } from "./paying.ts";
import { invoicePaymentFor } from "./payment-intents.ts";
import { createSubscription, endSubscription } from "./subscriptions.ts";

export interface CheckoutWords {
  price: Stripe.Price;
  quantity: number;
  customer: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number | null;
  metadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  subscriptionDescription: string | null;
  asksTerms: boolean;
  submitMessage: string | null;
  locale: Stripe.Checkout.Session.Locale | null;
  billingAddressCollection: Stripe.Checkout.Session.BillingAddressCollection | null;
}

const dayInSeconds = 86_400;

export function createCheckoutSession(ledger: Ledger, words: CheckoutWords): Stripe.Checkout.Session {
  const now = ledger.clock.seconds();
  const expiresAt = words.expiresAt ?? now + dayInSeconds;
  if (expiresAt < now + 1800 || expiresAt > now + dayInSeconds) {
    throw invalidRequest("The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.", {
      param: "expires_at",
    });
  }
  const id = newId("cs_test");
  const total = (words.price.unit_amount ?? 0) * words.quantity;
  ledger.tables.checkoutNotes.put({
    id,
    price: words.price.id,
    quantity: words.quantity,
    subscriptionMetadata: words.subscriptionMetadata,
    subscriptionDescription: words.subscriptionDescription,
    subscription: null,
  });
  return ledger.tables.checkoutSessions.put({
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ["card"],
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: words.billingAddressCollection,
    cancel_url: words.cancelUrl,
    client_reference_id: words.clientReferenceId,
    client_secret: null,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: words.asksTerms ? { promotions: null, terms_of_service: null } : null,
    consent_collection: words.asksTerms ? { payment_method_reuse_agreement: null, promotions: "none", terms_of_service: "required" } : null,
    created: now,
    currency: words.price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: words.submitMessage === null ? null : { message: words.submitMessage },
      terms_of_service_acceptance: null,
    },
    customer: words.customer,
    customer_account: null,
    customer_creation: words.customer === null ? "always" : null,
    customer_details: customerDetails(words.customerEmail, null),
    customer_email: words.customerEmail,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: words.locale,
    managed_payments: null,
    metadata: words.metadata,
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: { allow_redisplay_filters: ["always"], payment_method_remove: "disabled", payment_method_save: null },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: words.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: pageUrl(ledger, `/c/pay/${id}`),
    wallet_options: null,
  });
}

export function checkoutSessionOf(ledger: Ledger, id: string): Stripe.Checkout.Session {
  return found(ledger.tables.checkoutSessions.get(id), "checkout.session", id);
}

/** What a session asks for, and what it has come to so far. */
export function checkoutNoteOf(ledger: Ledger, session: Stripe.Checkout.Session) {
  const note = found(ledger.tables.checkoutNotes.get(session.id), "checkout.session", session.id);
  const price = found(ledger.tables.prices.get(note.price), "price", note.price);
  const subscription = note.subscription === null ? null : (ledger.tables.subscriptions.get(note.subscription) ?? null);
  const intent = subscription && intentOf(ledger, idOrNull(subscription.latest_invoice) ?? "");
  return { note, price, subscription, intent };
}

/** Tries to pay a checkout; the first try makes the customer and the subscription, later tries use the same. */
export function payCheckout(
  ledger: Ledger,
  session: Stripe.Checkout.Session,
  { email, name, method }: { email: string; name: string | null; method: Stripe.PaymentMethod },
): Paying {
  const { note, price, subscription, intent } = checkoutNoteOf(ledger, session);
  if (subscription && intent) return pay(ledger, intent, method, { presence: "owner", returnUrl: session.url });
  const known = session.customer === null ? undefined : ledger.tables.customers.get(idOrNull(session.customer) ?? "");
  const customer = known ?? createCustomer(ledger, { email, name });
  const started = createSubscription(ledger, {
    customer,
    price,
    quantity: note.quantity,
    savesCard: true,
    description: note.subscriptionDescription,
    metadata: note.subscriptionMetadata,
  });
  amend(ledger, "checkoutNotes", note, { subscription: started.id });
  return payCheckout(ledger, session, { email, name, method });
}

/** A paid session is complete. Only now does it name its customer, its subscription and its invoice. */
export function completeCheckout(ledger: Ledger, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const { subscription, intent } = checkoutNoteOf(ledger, session);
  if (session.status !== "open" || subscription === null || intent?.status !== "succeeded") return session;
  const customer = ledger.tables.customers.get(idOrNull(subscription.customer) ?? "");
  const complete = amend(ledger, "checkoutSessions", session, {
    status: "complete",
    payment_status: "paid",
    customer: subscription.customer,
    customer_details: customerDetails(customer?.email ?? session.customer_email, customer?.name ?? null),
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    consent: session.consent && { promotions: null, terms_of_service: "accepted" },
    url: null,
  });
  emit(ledger, "checkout.session.completed", complete);
  return complete;
}

/** Completes the checkout a payment belongs to, if it belongs to one. */
export function completeCheckoutOf(ledger: Ledger, intent: Stripe.PaymentIntent): void {
  if (intent.status !== "succeeded") return;
  const payment = invoicePaymentFor(ledger, intent.id);
  const invoice = payment && ledger.tables.invoices.get(idOf(payment.invoice));
  const subscription = invoice && subscriptionIdOf(invoice);
  const note = subscription && ledger.tables.checkoutNotes.having("subscription", subscription)[0];
  const session = note && ledger.tables.checkoutSessions.get(note.id);
  if (session) completeCheckout(ledger, session);
}

export function expireCheckout(ledger: Ledger, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  if (session.status !== "open") {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  const { subscription } = checkoutNoteOf(ledger, session);
  if (subscription?.status === "incomplete") endSubscription(ledger, subscription, "cancellation_requested");
  const expired = amend(ledger, "checkoutSessions", session, { status: "expired", url: null });
  emit(ledger, "checkout.session.expired", expired);
  return expired;
}

function customerDetails(email: string | null, name: string | null): Stripe.Checkout.Session.CustomerDetails | null {
  if (email === null) return null;
  return { address: null, business_name: null, email, individual_name: null, name, phone: null, tax_exempt: "none", tax_ids: null };
}
