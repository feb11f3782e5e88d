import Stripe from "stripe";
import { expect, test } from "vitest";
import { buildPrices, buildUnpaid, clientOf, startTestSandbox } from "#testing/start-test-sandbox.ts";

test("the same key with the same parameters is answered as the first time, and nothing is done again", async () => {
  const { stripe } = await startTestSandbox();

  const first = await stripe.customers.create({ email: "parent@example.com" }, { idempotencyKey: "cus:1" });
  const again = await stripe.customers.create({ email: "parent@example.com" }, { idempotencyKey: "cus:1" });

  expect(again.id).toBe(first.id);
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test("the same key with other parameters is an error", async () => {
  const { stripe } = await startTestSandbox();
  await stripe.customers.create({ email: "parent@example.com" }, { idempotencyKey: "cus:1" });

  await expect(stripe.customers.create({ email: "other@example.com" }, { idempotencyKey: "cus:1" })).rejects.toThrow(
    Stripe.errors.StripeIdempotencyError,
  );
});

test("a request refused for its parameters does not use up its key", async () => {
  const { stripe } = await startTestSandbox();
  await expect(stripe.products.create({ name: "" }, { idempotencyKey: "p:1" })).rejects.toThrow(/empty string/);

  expect((await stripe.products.create({ name: "Twenty Stars" }, { idempotencyKey: "p:1" })).name).toBe("Twenty Stars");
});

test("a key is forgotten after a day", async () => {
  const { stripe, control } = await startTestSandbox();
  const first = await stripe.customers.create({}, { idempotencyKey: "cus:1" });

  await control("advance", { seconds: 24 * 3600 + 1 });

  expect((await stripe.customers.create({}, { idempotencyKey: "cus:1" })).id).not.toBe(first.id);
});

test("a planned 500 strikes before anything is done, so that trying again works", async () => {
  const { sandbox, stripe, control } = await startTestSandbox();
  await control("faults", { path: "/v1/customers", times: 1, kind: "500" });

  await expect(stripe.customers.create({}, { idempotencyKey: "cus:1" })).rejects.toMatchObject({ statusCode: 500, type: "StripeAPIError" });
  const second = await stripe.customers.create({}, { idempotencyKey: "cus:1" });

  expect(second.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect((await stripe.customers.list()).data).toHaveLength(1);
  await control("faults", { path: "/v1/customers", times: 1, kind: "500" });
  expect((await clientOf(sandbox, { maxNetworkRetries: 1 }).customers.create({})).object).toBe("customer");
});

test("a planned 429 says how long to wait", async () => {
  const { stripe, control } = await startTestSandbox();
  await control("faults", { path: "/v1/customers/*", times: 1, kind: "429" });

  expect((await stripe.customers.create({})).object).toBe("customer");
  await expect(stripe.customers.retrieve("cus_1")).rejects.toMatchObject({ type: "StripeRateLimitError", headers: { "retry-after": "1" } });
});

test("a timeout after the work was done is healed by trying again with the same key", async () => {
  const { sandbox, stripe, control } = await startTestSandbox();
  const impatient = clientOf(sandbox, { timeout: 200, maxNetworkRetries: 1 });
  await control("faults", { path: "/v1/customers", times: 1, kind: "timeout-after-commit" });

  const customer = await impatient.customers.create({ email: "parent@example.com" });

  expect(customer.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([customer.id]);
});

test("a browser whose confirmation times out has paid once", async () => {
  const { sandbox, stripe, control } = await startTestSandbox();
  const { clientSecret, paymentIntent } = await buildUnpaid(stripe, (await buildPrices(stripe)).monthly);
  await control("faults", { path: "/sandbox/stripe/v1/payment_intents", times: 1, kind: "timeout-after-commit" });
  const body = new URLSearchParams({
    key: sandbox.publishableKey,
    client_secret: clientSecret,
    "payment_method_data[card][number]": "4242424242424242",
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2040",
  });

  const url = `${sandbox.url}/sandbox/stripe/v1/payment_intents/${paymentIntent}/confirm`;
  await expect(fetch(url, { method: "POST", body, signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);

  expect((await stripe.paymentIntents.retrieve(paymentIntent)).status).toBe("succeeded");
});

test("lists come newest first, page by page, forward and back", async () => {
  const { stripe } = await startTestSandbox();
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.unshift((await stripe.customers.create({ email: `${count % 2}@example.com` })).id);

  const first = await stripe.customers.list({ limit: 2 });
  const second = await stripe.customers.list({ limit: 2, starting_after: first.data[1]?.id ?? "" });
  const back = await stripe.customers.list({ limit: 2, ending_before: second.data[0]?.id ?? "" });
  const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 });

  expect(first.has_more).toBe(true);
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.slice(0, 4));
  expect(back.data).toEqual(first.data);
  expect(all.map(({ id }) => id)).toEqual(made);
  expect((await stripe.customers.list({ email: "1@example.com" })).data).toHaveLength(2);
  await expect(stripe.customers.list({ starting_after: "cus_nobody" })).rejects.toThrow(/No such object/);
});

test("objects are expanded in objects and in lists, and what cannot be is an error", async () => {
  const { stripe } = await startTestSandbox();
  const { annual } = await buildPrices(stripe);
  const { subscription, customer } = await buildUnpaid(stripe, annual);

  const one = await stripe.subscriptions.retrieve(subscription.id, {
    expand: ["customer", "items.data.price.product", "latest_invoice.payments"],
  });
  const many = await stripe.prices.list({ lookup_keys: ["coach_annual14_gbp_v1"], active: true, expand: ["data.product"] });

  expect(one.customer).toMatchObject({ id: customer.id, email: "parent@example.com" });
  expect(one.items.data[0]?.price.product).toMatchObject({ name: "Twenty Stars" });
  expect(one.latest_invoice).toMatchObject({ payments: { data: [{ status: "open" }] } });
  expect(many.data).toMatchObject([
    { unit_amount: 19188, recurring: { interval: "month", interval_count: 14 }, product: { name: "Twenty Stars" } },
  ]);
  await expect(stripe.subscriptions.retrieve(subscription.id, { expand: ["status"] })).rejects.toThrow(/cannot be expanded/);
});

test("metadata is merged, and an empty text takes a value away", async () => {
  const { stripe } = await startTestSandbox();
  const { id } = await stripe.customers.create({ name: "Sam", metadata: { attempt: "1", anonymous: "1" } });

  const updated = await stripe.customers.update(id, { name: "", metadata: { anonymous: "", user: "7" } });

  expect(updated).toMatchObject({ name: null, metadata: { attempt: "1", user: "7" } });
  expect(updated.metadata).not.toHaveProperty("anonymous");
});

test("a parameter Stripe does not know is refused by its name, however deep", async () => {
  const { sandbox } = await startTestSandbox();
  const post = async (body: Record<string, string>) => {
    const headers = { authorization: `Bearer ${sandbox.secretKey}` };
    const reply = await fetch(`${sandbox.url}/v1/subscriptions`, { method: "POST", headers, body: new URLSearchParams(body) });
    return [reply.status, ((await reply.json()) as { error: object }).error]; // every refusal is an error object
  };

  const known = { customer: "cus_1", "items[0][price]": "price_1" };
  expect(await post({ ...known, plan: "gold" })).toEqual([400, expect.objectContaining({ code: "parameter_unknown", param: "plan" })]);
  expect(await post({ ...known, "items[0][prize]": "1" })).toEqual([
    400,
    expect.objectContaining({ code: "parameter_unknown", param: "items[0][prize]" }),
  ]);
  expect(await post({ customer: "cus_1" })).toEqual([400, expect.objectContaining({ code: "parameter_missing", param: "items" })]);
  expect(await post({ ...known, cancel_at_period_end: "maybe" })).toEqual([
    400,
    expect.objectContaining({ param: "cancel_at_period_end" }),
  ]);
  expect(await post(known)).toEqual([400, expect.objectContaining({ code: "resource_missing", param: "customer" })]);
});

test("keys that are wrong, missing or only publishable open nothing", async () => {
  const { sandbox, stripe } = await startTestSandbox();
  const get = async (headers: Record<string, string>) => {
    const reply = await fetch(`${sandbox.url}/v1/customers`, { headers });
    return [reply.status, await reply.json()];
  };
  const error = (words: RegExp) => ({
    error: expect.objectContaining({ type: "invalid_request_error", message: expect.stringMatching(words) }),
  });

  expect(await get({})).toEqual([401, error(/did not provide an API key/)]);
  expect(await get({ authorization: "Bearer sk_test_wrong" })).toEqual([401, error(/Invalid API Key/)]);
  expect(await get({ authorization: `Bearer ${sandbox.publishableKey}` })).toEqual([401, error(/publishable/)]);
  expect((await get({ authorization: `Basic ${btoa(`${sandbox.secretKey}:`)}` }))[0]).toBe(200);
  await expect(stripe.customers.retrieve("cus_nobody")).rejects.toMatchObject({ statusCode: 404, code: "resource_missing", param: "id" });
});

test("every answer names its request, and an unknown address is an error object", async () => {
  const { sandbox } = await startTestSandbox();

  const reply = await fetch(`${sandbox.url}/v1/nothing`);

  expect(reply.status).toBe(404);
  expect(reply.headers.get("request-id")).toMatch(/^req_/);
  expect(await reply.json()).toMatchObject({
    error: { type: "invalid_request_error", message: "Unrecognized request URL (GET: /v1/nothing)." },
  });
});

test("the control refuses foreign pages", async () => {
  const { sandbox } = await startTestSandbox();
  const pull = (headers: Record<string, string>) =>
    fetch(`${sandbox.url}/sandbox/stripe/control/advance`, {
      method: "POST",
      body: '{"seconds":1}',
      headers: { "content-type": "application/json", ...headers },
    });

  expect((await pull({ origin: "https://example.com" })).status).toBe(403);
  expect((await pull({ "content-type": "text/plain" })).status).toBe(415);
  expect((await pull({ origin: "http://localhost:3000" })).status).toBe(200);
});
