import { expect, test } from "vitest";
import { buildPaid, buildPrices, buildUnpaid, startTestSandbox } from "#testing/start-test-sandbox.ts";
import { objectKinds, stripeShapes } from "#testing/stripe-schema.ts";

const lists = [
  "products",
  "prices",
  "customers",
  "subscriptions?status=all",
  "invoices",
  "invoice_payments",
  "payment_intents",
  "charges",
  "refunds",
  "disputes",
  "checkout/sessions",
  "billing_portal/configurations",
  "webhook_endpoints",
  "events",
];

test("everything the sandbox answers has the shape the stripe package declares", { timeout: 90_000 }, async () => {
  const problemsOf = stripeShapes();
  const world = await startTestSandbox();
  const { answers, get } = collector(world.sandbox);
  const { stripe, control, confirm } = world;
  const { monthly, annual } = await buildPrices(stripe);
  const paid = await buildPaid(world, { price: annual, cancel_at_period_end: true });
  const failing = await buildPaid(world, { price: monthly, number: "4000000000000341" });
  const asked = await buildUnpaid(stripe, monthly);
  await confirm(asked.clientSecret, "4000002500003155");
  await get(`payment_intents/${asked.paymentIntent}`);
  const refused = await buildUnpaid(stripe, monthly);
  await confirm(refused.clientSecret, "4000000000000002");
  await get(`payment_intents/${refused.paymentIntent}`);
  const startCheckout = () =>
    stripe.checkout.sessions.create({
      mode: "subscription",
      line_items: [{ price: monthly.id, quantity: 1 }],
      success_url: "http://localhost:3000/",
    });
  await startCheckout();
  const sold = await startCheckout();
  await fetch(`${world.sandbox.url}/sandbox/stripe/c/pay/${sold.id}`, {
    method: "POST",
    body: new URLSearchParams({ email: "new@example.com", number: "4242424242424242", expiry: "12/40", cvc: "123", name: "Sam" }),
    redirect: "manual",
  });
  answers.push(
    plain(await stripe.billingPortal.sessions.create({ customer: paid.customer.id, return_url: "http://localhost:3000/account" })),
  );
  await stripe.webhookEndpoints.create({ url: "http://127.0.0.1:9/", enabled_events: ["invoice.paid"] });
  await stripe.refunds.create({ payment_intent: paid.paymentIntent, amount: 100 });
  await control("dispute", { payment_intent: failing.paymentIntent });
  await control("webhooks", { mode: "off" });
  await control("advance", { seconds: 32 * 86_400 });

  for (const list of lists) await get(list);
  await get(`payment_methods?customer=${paid.customer.id}`);
  await get(
    `subscriptions/${paid.subscription.id}?expand[]=customer&expand[]=latest_invoice.payments&expand[]=latest_invoice.confirmation_secret`,
  );
  await get(`invoices/${failing.invoice.id}/lines`);
  await get(`checkout/sessions/${sold.id}?expand[]=line_items&expand[]=invoice`);
  await get(`checkout/sessions/${sold.id}/line_items`);

  expect([...new Set(answers.map(({ object }) => object))].sort()).toEqual([...objectKinds].sort());
  expect([...new Set(answers.flatMap(problemsOf))]).toEqual([]);
});

test("a shape that lacks a field, or has one too many, is found out", { timeout: 90_000 }, async () => {
  const problemsOf = stripeShapes();
  const { stripe } = await startTestSandbox();
  const customer = plain(await stripe.customers.create({}));
  const { invoice_settings: _left, ...lacking } = { ...customer, invoice_settings: null };

  expect(problemsOf(customer)).toEqual([]);
  expect(problemsOf(lacking)).toEqual([expect.stringContaining("invoice_settings")]);
  expect(problemsOf({ ...customer, ...{ surprise: 1 } })).toEqual([expect.stringContaining("surprise")]);
});

interface Answer {
  object: string;
}

/** Asks the API as it is on the wire, and keeps what it answers. */
function collector({ url, secretKey }: { url: string; secretKey: string }) {
  const answers: Answer[] = [];
  const get = async (path: string): Promise<void> => {
    const reply = await fetch(`${url}/v1/${path}`, { headers: { authorization: `Bearer ${secretKey}` } });
    const body = (await reply.json()) as Answer & { data?: Answer[] }; // an object or a list of them
    if (!reply.ok) throw new Error(JSON.stringify(body));
    answers.push(...(body.object === "list" ? (body.data ?? []) : [body]));
  };
  return { answers, get };
}

/** An answer of the stripe package as it came over the wire. */
function plain(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer));
}
