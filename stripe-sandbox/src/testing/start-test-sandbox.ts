import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { type Sandbox, type SandboxOptions, startSandbox } from "#start-sandbox.ts";

export interface Confirmed {
  status: number;
  body: {
    status?: string;
    next_action?: { type: string; redirect_to_url: { url: string } } | null;
    error?: Stripe.RawErrorType & TestError;
  };
}
interface TestError {
  code: string;
  decline_code?: string;
  message: string;
}

/** A sandbox of its own for one test, the `stripe` package talking to it, and the levers. Its clock stands still until it is moved. */
export async function startTestSandbox({
  startsAt = "2026-11-21T10:00:00Z",
  ...options
}: Partial<SandboxOptions> & { startsAt?: string } = {}) {
  const sandbox = await startSandbox({
    appUrl: "http://localhost:3000",
    webhookUrl: null,
    snapshotFile: null,
    now: () => new Date(startsAt),
    ...options,
  });
  onTestFinished(() => sandbox.close());
  return { sandbox, stripe: clientOf(sandbox), control: controlOf(sandbox), confirm: confirmerOf(sandbox) };
}

export function clientOf(sandbox: Sandbox, options: { timeout?: number; maxNetworkRetries?: number } = {}): Stripe {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(sandbox.secretKey, {
    host: hostname,
    port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: 10_000,
    ...options,
  });
}

/** Pulls a lever, and throws what it refuses. */
export function controlOf(sandbox: Sandbox) {
  return async (name: string, body: object = {}): Promise<Record<string, unknown>> => {
    const reply = await fetch(`${sandbox.url}/sandbox/stripe/control/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = (await reply.json()) as Record<string, unknown>; // our own control answers objects
    if (!reply.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };
}

/** Confirms as the browser does: publishable key, form-encoded, below the product's address. */
export function confirmerOf(sandbox: Sandbox) {
  return async (clientSecret: string, number = "4242424242424242", more: Record<string, string> = {}): Promise<Confirmed> => {
    const id = clientSecret.split("_secret_")[0];
    const reply = await fetch(`${sandbox.url}/sandbox/stripe/v1/payment_intents/${id}/confirm`, {
      method: "POST",
      body: new URLSearchParams({
        key: sandbox.publishableKey,
        client_secret: clientSecret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": number,
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "60",
        "payment_method_data[card][cvc]": "123",
        "payment_method_data[billing_details][email]": "parent@example.com",
        ...more,
      }),
    });
    return { status: reply.status, body: (await reply.json()) as Confirmed["body"] }; // a payment intent or an error
  };
}

/** The two prices of the product. */
export async function buildPrices(stripe: Stripe): Promise<{ monthly: Stripe.Price; annual: Stripe.Price }> {
  const product = await stripe.products.create({ name: "Twenty Stars" });
  const price = (unit_amount: number, interval_count: number, lookup_key: string) =>
    stripe.prices.create({
      product: product.id,
      currency: "gbp",
      unit_amount,
      recurring: { interval: "month", interval_count },
      lookup_key,
    });
  return { monthly: await price(1999, 1, "coach_monthly_gbp_v1"), annual: await price(19188, 14, "coach_annual14_gbp_v1") };
}

/** A customer with an incomplete subscription, as the product makes them. */
export async function buildUnpaid(stripe: Stripe, price: Stripe.Price, more: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const customer = await stripe.customers.create({ email: "parent@example.com" });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id, quantity: 1 }],
    payment_behavior: "default_incomplete",
    collection_method: "charge_automatically",
    payment_settings: { save_default_payment_method: "on_subscription", payment_method_types: ["card"] },
    billing_mode: { type: "flexible" },
    expand: ["latest_invoice.confirmation_secret", "latest_invoice.payments"],
    ...more,
  });
  const invoice = whole(subscription.latest_invoice);
  const clientSecret = invoice.confirmation_secret?.client_secret ?? "";
  return { customer, subscription, invoice, clientSecret, paymentIntent: clientSecret.split("_secret_")[0] ?? "" };
}

/** The same, paid with a card. */
export async function buildPaid(
  { stripe, confirm }: { stripe: Stripe; confirm: ReturnType<typeof confirmerOf> },
  { number, price, ...more }: { number?: string; price?: Stripe.Price } & Partial<Stripe.SubscriptionCreateParams> = {},
) {
  const unpaid = await buildUnpaid(stripe, price ?? (await buildPrices(stripe)).monthly, more);
  await confirm(unpaid.clientSecret, number);
  return { ...unpaid, subscription: await stripe.subscriptions.retrieve(unpaid.subscription.id) };
}

/** An expanded field, which its type allows to be an id still. */
export function whole<Row>(field: string | Row | null): Row {
  if (field === null || typeof field === "string") throw new Error(`Not expanded: ${field}`);
  return field;
}

/** Somebody who hears webhooks and answers them with a status. */
export async function startListener(answer: (event: Stripe.Event) => number = () => 200) {
  const heard: { body: string; signature: string; event: Stripe.Event; status: number }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // a request without an encoding yields buffers
    const body = Buffer.concat(chunks).toString("utf8");
    const event = JSON.parse(body) as Stripe.Event; // its signature is what the tests are about
    const status = answer(event);
    heard.push({ body, signature: String(request.headers["stripe-signature"]), event, status });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { url: `http://127.0.0.1:${port}/api/stripe/webhook`, heard };
}

export function isoDay(seconds: number | undefined): string {
  return new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);
}
