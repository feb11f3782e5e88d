import Stripe from "stripe";
import {
  type BegunSubscription,
  type CheckoutOrder,
  type CustomerDetails,
  type Payments,
  PaymentsUnavailable,
  type PriceToSell,
  type ProviderPayment,
  type SubscriptionOrder,
  UnsignedEvent,
} from "./payments.ts";
import { idOf, readCheckout, readEvent, readInvoice, readPayment, readSubscription } from "./read-stripe.ts";
import { ask, askFor, type StripeAddress, stripeClient } from "./stripe-client.ts";
import { followedEvents } from "./stripe-events.ts";
import { findPortalConfiguration, findPrices, setUp } from "./stripe-setup.ts";

export interface StripeSettings extends StripeAddress {
  readonly mode: Payments["mode"];
  readonly publishableKey: string;
  /** Several while a secret is being changed for another. */
  readonly webhookSecrets: readonly string[];
}

const wholeSubscription = ["latest_invoice.payments"];

/** The payment provider as Stripe's API, real or sandbox. The only door to the `stripe` package. */
export function stripePayments(settings: StripeSettings): Payments {
  const stripe = stripeClient(settings);
  const priceOfPlan = new Map<string, string>();
  const planOfPrice = new Map<string, string>();
  let portalConfiguration: string | null = null;

  function priceOf(plan: string): string {
    const price = priceOfPlan.get(plan);
    if (price === undefined) throw new PaymentsUnavailable(`The price of the plan "${plan}" is not known; payments were not prepared`);
    return price;
  }

  return {
    mode: settings.mode,
    publishableKey: settings.publishableKey,

    async prepare(prices: readonly PriceToSell[]) {
      if (settings.mode === "sandbox") await setUp(stripe, prices, null);
      const isLive = settings.secretKey.includes("_live_");
      for (const [plan, priceId] of await findPrices(stripe, prices, isLive)) {
        priceOfPlan.set(plan, priceId);
        planOfPrice.set(priceId, plan);
      }
      portalConfiguration = await findPortalConfiguration(stripe);
    },

    async createCustomer(operation, customer) {
      const created = await ask("customer", () => stripe.customers.create(customerParams(customer), { idempotencyKey: operation }));
      return created.id;
    },

    async updateCustomer(operation, customerId, customer) {
      await ask("customer", async () => {
        const updated = await stripe.customers.update(customerId, customerParams(customer), { idempotencyKey: operation });
        return updated;
      });
    },

    async beginSubscription(operation: string, order: SubscriptionOrder): Promise<BegunSubscription> {
      const subscription = await ask("subscription", () =>
        stripe.subscriptions.create(
          {
            customer: order.customerId,
            items: [{ price: priceOf(order.plan), quantity: 1 }],
            payment_behavior: "default_incomplete",
            collection_method: "charge_automatically",
            cancel_at_period_end: order.isSetToEnd,
            payment_settings: { save_default_payment_method: "on_subscription", payment_method_types: ["card"] },
            billing_mode: { type: "flexible" },
            metadata: { attempt: order.attemptId, plan: order.plan },
            expand: ["latest_invoice.confirmation_secret", "latest_invoice.payments"],
          },
          { idempotencyKey: operation },
        ),
      );
      const invoice = subscription.latest_invoice;
      if (invoice === null || invoice === undefined || typeof invoice === "string")
        throw new PaymentsUnavailable("A begun subscription came without its invoice");
      const { paymentIntentId } = readInvoice(invoice);
      const clientSecret = invoice.confirmation_secret?.client_secret;
      if (paymentIntentId === null || clientSecret === undefined)
        throw new PaymentsUnavailable("A begun subscription came without a payment to make");
      return { subscriptionId: subscription.id, invoiceId: invoice.id ?? "", paymentIntentId, clientSecret };
    },

    async readSubscription(subscriptionId) {
      const found = await askFor("subscription", () => stripe.subscriptions.retrieve(subscriptionId, { expand: wholeSubscription }));
      return found === null ? null : readSubscription(found, planOfPrice);
    },

    async readPayment(paymentIntentId): Promise<ProviderPayment | null> {
      const intent = await askFor("payment_intent", () => stripe.paymentIntents.retrieve(paymentIntentId, { expand: ["latest_charge"] }));
      if (intent === null) return null;
      const payments = await ask("list", () =>
        stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent: paymentIntentId }, limit: 1 }),
      );
      const invoiceId = idOf(payments.data[0]?.invoice);
      const invoice = invoiceId === null ? null : await askFor("invoice", () => stripe.invoices.retrieve(invoiceId));
      return readPayment(intent, {
        subscriptionId: idOf(invoice?.parent?.subscription_details?.subscription),
        dispute: await disputeOf(intent),
      });
    },

    async readClientSecret(paymentIntentId) {
      const intent = await askFor("payment_intent", () => stripe.paymentIntents.retrieve(paymentIntentId));
      const waits = intent !== null && ["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status);
      return waits ? intent.client_secret : null;
    },

    async setToEnd(operation, subscriptionId, isSetToEnd, memberId) {
      const metadata = memberId === undefined ? {} : { metadata: { member: memberId } };
      await ask("subscription", () =>
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isSetToEnd, ...metadata }, { idempotencyKey: operation }),
      );
    },

    async endNow(operation, subscriptionId) {
      await ask("subscription", () =>
        stripe.subscriptions.cancel(subscriptionId, { prorate: false, invoice_now: false }, { idempotencyKey: operation }),
      );
    },

    async refund(operation, paymentIntentId, why) {
      const refund = await ask("refund", () =>
        stripe.refunds.create(
          { payment_intent: paymentIntentId, reason: "requested_by_customer", metadata: { why } },
          { idempotencyKey: operation },
        ),
      );
      return { amountPence: refund.amount };
    },

    async openCheckout(operation: string, order: CheckoutOrder) {
      const session = await ask("checkout.session", () =>
        stripe.checkout.sessions.create(checkoutParams(order, priceOf(order.plan)), { idempotencyKey: operation }),
      );
      if (session.url === null) throw new PaymentsUnavailable("A checkout came without its address");
      return { id: session.id, url: session.url };
    },

    async readCheckout(checkoutId) {
      const session = await askFor("checkout.session", () => stripe.checkout.sessions.retrieve(checkoutId));
      return session === null ? null : readCheckout(session);
    },

    async openPortal(customerId, returnUrl) {
      const configuration = portalConfiguration === null ? {} : { configuration: portalConfiguration };
      const session = await ask("billing_portal.session", () =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl, ...configuration }),
      );
      return session.url;
    },

    async listInvoices(customerId) {
      const invoices = await ask("list", () => stripe.invoices.list({ customer: customerId, limit: 24, expand: ["data.payments"] }));
      return invoices.data.map(readInvoice);
    },

    readEvent(body, signature) {
      for (const secret of settings.webhookSecrets) {
        try {
          return readEvent(stripe.webhooks.constructEvent(body, signature, secret));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw new UnsignedEvent({ cause: error });
        }
      }
      throw new UnsignedEvent();
    },

    async *listEvents(sinceMs) {
      const events = stripe.events.list({ created: { gte: Math.floor(sinceMs / 1000) }, types: [...followedEvents], limit: 100 });
      for await (const event of events) yield readEvent(event);
    },
  };

  async function disputeOf(intent: Stripe.PaymentIntent): Promise<ProviderPayment["dispute"]> {
    const charge = intent.latest_charge;
    if (charge === null || typeof charge === "string" || !charge.disputed) return "none";
    const disputes = await ask("list", () => stripe.disputes.list({ payment_intent: intent.id, limit: 1 }));
    const status = disputes.data[0]?.status;
    if (status === "lost") return "lost";
    return status === "won" ? "won" : "open";
  }
}

function customerParams({ email, name, memberId, attemptId }: CustomerDetails) {
  const metadata = {
    ...(attemptId !== undefined && { attempt: attemptId, anonymous: "1" }),
    ...(memberId !== undefined && { member: memberId, anonymous: "" }),
  };
  return { ...(email !== undefined && { email }), ...(name !== undefined && { name }), metadata };
}

function checkoutParams(order: CheckoutOrder, price: string): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "subscription",
    ui_mode: "hosted_page",
    line_items: [{ price, quantity: 1 }],
    client_reference_id: order.attemptId,
    ...(order.customerId !== null ? { customer: order.customerId } : order.email !== null && { customer_email: order.email }),
    allowed_payment_method_types: ["card"],
    payment_method_collection: "always",
    locale: "en-GB",
    subscription_data: { metadata: { attempt: order.attemptId, plan: order.plan } },
    metadata: { attempt: order.attemptId, plan: order.plan },
    adaptive_pricing: { enabled: false },
    custom_text: { submit: { message: order.terms } },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}
