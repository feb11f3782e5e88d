import { startSandbox } from "@stars/stripe-sandbox/start-sandbox.ts";
import { expect, onTestFinished, test } from "vitest";
import { pricesToSell } from "#billing/prices-to-sell.ts";
import { PaymentsUnavailable } from "./payments.ts";
import { setUpStripe } from "./set-up-stripe.ts";
import { stripePayments } from "./stripe-payments.ts";

// The adapter's contract, against the sandbox; with STRIPE_CONTRACT=1 and test keys, against Stripe's real test mode.
// A key in the environment alone never reaches out.
const { STRIPE_CONTRACT, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = process.env;
const isReal = STRIPE_CONTRACT === "1" && STRIPE_SECRET_KEY !== undefined && STRIPE_SECRET_KEY.includes("_test_");

async function openProvider() {
  if (isReal && STRIPE_PUBLISHABLE_KEY !== undefined) {
    await setUpStripe({ secretKey: STRIPE_SECRET_KEY }, pricesToSell, null);
    return {
      payments: stripePayments({
        mode: "stripe",
        secretKey: STRIPE_SECRET_KEY,
        publishableKey: STRIPE_PUBLISHABLE_KEY,
        webhookSecrets: [],
      }),
      apiUrl: "https://api.stripe.com",
    };
  }
  const sandbox = await startSandbox({ appUrl: "http://localhost:3000", webhookUrl: null, snapshotFile: null });
  onTestFinished(() => sandbox.close());
  const { secretKey, publishableKey, webhookSecret, url } = sandbox;
  return {
    payments: stripePayments({ mode: "sandbox", secretKey, publishableKey, webhookSecrets: [webhookSecret], sandboxUrl: url }),
    apiUrl: url,
  };
}

/** One operation's own name, so that a second run at the real Stripe is a new one. */
function operation(name: string): string {
  return `contract:${name}:${Date.now()}:${Math.floor(performance.now() * 1000)}`;
}

test("a plan is begun, paid, set to end, taken back, ended and refunded", async () => {
  const { payments, apiUrl } = await openProvider();
  await payments.prepare(pricesToSell);
  const attemptId = crypto.randomUUID();
  const customerId = await payments.createCustomer(operation("customer"), { email: "contract@example.com", attemptId });
  const begun = await payments.beginSubscription(operation("begin"), { customerId, plan: "annual", attemptId, isSetToEnd: true });

  expect(await payments.readSubscription(begun.subscriptionId)).toMatchObject({
    status: "incomplete",
    plan: "annual",
    attemptId,
    customerId,
    isTestMode: true,
    latestInvoice: { status: "open", duePence: 19188, paidPence: 0, currency: "gbp", paymentIntentId: begun.paymentIntentId },
  });
  expect(await payments.readClientSecret(begun.paymentIntentId)).toBe(begun.clientSecret);
  const confirmed = await fetch(`${apiUrl}/v1/payment_intents/${begun.paymentIntentId}/confirm`, {
    method: "POST",
    body: new URLSearchParams({ key: payments.publishableKey, client_secret: begun.clientSecret, payment_method: "pm_card_visa" }),
  });
  expect(confirmed.status).toBe(200);

  const paid = await payments.readSubscription(begun.subscriptionId);
  expect(paid).toMatchObject({ status: "active", isSetToEnd: true, latestInvoice: { status: "paid", paidPence: 19188 } });
  const monthsPaid = ((paid?.periodEndsAt ?? 0) - (paid?.startedAt ?? 0)) / (30.44 * 86_400_000);
  expect(Math.round(monthsPaid)).toBe(14);
  expect(await payments.readPayment(begun.paymentIntentId)).toMatchObject({
    status: "succeeded",
    receivedPence: 19188,
    refundedPence: 0,
    currency: "gbp",
    customerId,
    subscriptionId: begun.subscriptionId,
    dispute: "none",
  });
  expect(await payments.readClientSecret(begun.paymentIntentId)).toBeNull();

  await payments.setToEnd(operation("renew"), begun.subscriptionId, false, "member");
  expect(await payments.readSubscription(begun.subscriptionId)).toMatchObject({ isSetToEnd: false, cancelAt: null });
  expect(await payments.listInvoices(customerId)).toMatchObject([{ paidPence: 19188 }]);
  expect(await payments.openPortal(customerId, "http://localhost:3000/account")).toMatch(/^https?:/);
  expect(await payments.refund(operation("refund"), begun.paymentIntentId, "contract")).toEqual({ amountPence: 19188 });
  await payments.endNow(operation("end"), begun.subscriptionId);
  expect(await payments.readSubscription(begun.subscriptionId)).toMatchObject({ status: "canceled" });
  expect((await payments.readPayment(begun.paymentIntentId))?.refundedPence).toBe(19188);
}, 60_000);

test("the same operation twice is one operation", async () => {
  const { payments } = await openProvider();
  await payments.prepare(pricesToSell);
  const customer = operation("customer");

  const [first, second] = [
    await payments.createCustomer(customer, { email: "a@example.com" }),
    await payments.createCustomer(customer, { email: "a@example.com" }),
  ];

  expect(second).toBe(first);
}, 60_000);

test("a hosted checkout has an address and is not paid yet", async () => {
  const { payments } = await openProvider();
  await payments.prepare(pricesToSell);
  const attemptId = crypto.randomUUID();

  const order = {
    plan: "monthly",
    attemptId,
    customerId: null,
    email: "a@example.com",
    successUrl: "https://example.com/ok",
    cancelUrl: "https://example.com/no",
    terms: "£19.99 today.",
  };
  const { id, url } = await payments.openCheckout(operation("checkout"), order);

  expect(url).toMatch(/^https?:/);
  expect(await payments.readCheckout(id)).toMatchObject({ isPaid: false, subscriptionId: null, attemptId });
}, 60_000);

test("what does not exist is null, not an error", async () => {
  const { payments } = await openProvider();

  expect(await payments.readSubscription("sub_nothing")).toBeNull();
  expect(await payments.readPayment("pi_nothing")).toBeNull();
  expect(await payments.readCheckout("cs_test_nothing")).toBeNull();
}, 60_000);

test("an answer that is not what was asked for is not taken for one", async () => {
  const server = (await import("node:http")).createServer((_request, reply) =>
    reply.setHeader("content-type", "application/json").end('{"message":"Not Found"}'),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const payments = stripePayments({
    mode: "sandbox",
    secretKey: "sk_test_x",
    publishableKey: "pk_test_x",
    webhookSecrets: [],
    sandboxUrl: `http://127.0.0.1:${port}`,
  });

  await expect(payments.createCustomer("x", {})).rejects.toBeInstanceOf(PaymentsUnavailable);
});
