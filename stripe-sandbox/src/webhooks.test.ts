import Stripe from "stripe";
import { expect, test } from "vitest";
import { buildPaid, buildPrices, buildUnpaid, startListener, startTestSandbox } from "#testing/start-test-sandbox.ts";

const payingTells = [
  "payment_method.attached",
  "payment_intent.succeeded",
  "charge.succeeded",
  "invoice.paid",
  "invoice.payment_succeeded",
  "customer.subscription.updated",
];

test("what happens is told in order, signed, in the pinned version, and every event can be fetched", async () => {
  const listener = await startListener();
  const world = await startTestSandbox({ webhookUrl: listener.url, webhookSecret: "whsec_test" });
  const { subscription } = await buildPaid(world);
  await world.control("advance", { seconds: 1 });

  const events = listener.heard.map(({ body, signature }) => Stripe.webhooks.constructEvent(body, signature, "whsec_test"));

  const types = events.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(["customer.created", "customer.subscription.created", "invoice.finalized", ...payingTells]));
  expect(types.indexOf("customer.subscription.created")).toBeLessThan(types.indexOf("invoice.paid"));
  expect(new Set(events.map((event) => event.api_version))).toEqual(new Set(["2026-10-28.endive"]));
  const updated = events.find(({ type }) => type === "customer.subscription.updated");
  expect(updated?.data).toMatchObject({ object: { id: subscription.id, status: "active" }, previous_attributes: { status: "incomplete" } });
  expect(await world.stripe.events.retrieve(updated?.id ?? "")).toMatchObject({ id: updated?.id, pending_webhooks: 0 });
  expect((await world.stripe.events.list({ types: ["invoice.paid"] })).data).toMatchObject([{ type: "invoice.paid" }]);
});

test("the signature is of the machine's own time, wherever the sandbox's clock stands", async () => {
  const listener = await startListener();
  const world = await startTestSandbox({ webhookUrl: listener.url, startsAt: "2031-01-01T00:00:00Z" });

  await buildPrices(world.stripe);
  await world.control("advance", { seconds: 1 });

  const { body, signature } = listener.heard[0] ?? { body: "", signature: "" };
  expect(Stripe.webhooks.constructEvent(body, signature, world.sandbox.webhookSecret).created).toBe(Date.UTC(2031, 0, 1) / 1000);
  expect(() => Stripe.webhooks.constructEvent(body, signature, "whsec_other")).toThrow(/signature/);
});

test("a receiver that fails is tried again", async () => {
  let failures = 2;
  const listener = await startListener(() => (failures-- > 0 ? 500 : 200));
  const world = await startTestSandbox({ webhookUrl: listener.url, webhookRetriesMs: [20, 40] });

  const customer = await world.stripe.customers.create({ email: "parent@example.com" });
  await world.control("advance", { seconds: 1 });

  expect(listener.heard.map(({ status, event }) => [status, event.type])).toEqual([
    [500, "customer.created"],
    [500, "customer.created"],
    [200, "customer.created"],
  ]);
  expect(new Set(listener.heard.map(({ event }) => event.id)).size).toBe(1);
  expect(listener.heard[0]?.event.data.object).toMatchObject({ id: customer.id });
});

test("after the last try a webhook is given up, and the event stays on the list", async () => {
  const listener = await startListener(() => 500);
  const world = await startTestSandbox({ webhookUrl: listener.url, webhookRetriesMs: [10] });

  await world.stripe.customers.create({});
  await world.control("advance", { seconds: 1 });

  expect(listener.heard).toHaveLength(2);
  expect((await world.stripe.events.list({ type: "customer.created" })).data).toHaveLength(1);
});

test("turned off, nothing arrives, but the events are there to be fetched", async () => {
  const listener = await startListener();
  const world = await startTestSandbox({ webhookUrl: listener.url });
  await world.control("webhooks", { mode: "off" });

  await buildPaid(world);
  await world.control("advance", { seconds: 1 });

  expect(listener.heard).toEqual([]);
  expect((await world.stripe.events.list({ type: "invoice.paid" })).data).toHaveLength(1);
});

test("duplicated, every event arrives twice under the same id", async () => {
  const listener = await startListener();
  const world = await startTestSandbox({ webhookUrl: listener.url });
  await world.control("webhooks", { mode: "duplicate" });

  await buildPaid(world);
  await world.control("advance", { seconds: 1 });

  const times = Map.groupBy(listener.heard, ({ event }) => event.id);
  expect(times.size).toBeGreaterThan(5);
  expect([...times.values()].every((copies) => copies.length === 2)).toBe(true);
});

test("reversed, the end of the story arrives before its beginning", async () => {
  const listener = await startListener();
  const world = await startTestSandbox({ webhookUrl: listener.url });
  const { clientSecret } = await buildUnpaid(world.stripe, (await buildPrices(world.stripe)).monthly);
  await world.control("advance", { seconds: 1 });
  listener.heard.length = 0;
  await world.control("webhooks", { mode: "reverse" });

  await world.confirm(clientSecret);
  await world.control("advance", { seconds: 1 });

  const types = listener.heard.map(({ event }) => event.type);
  expect(types.indexOf("customer.subscription.updated")).toBeLessThan(types.indexOf("invoice.paid"));
  expect(types.indexOf("invoice.paid")).toBeLessThan(types.indexOf("charge.succeeded"));
});

test("delayed, an event arrives later, and moving the clock waits for it", async () => {
  const listener = await startListener();
  const world = await startTestSandbox({ webhookUrl: listener.url });
  await world.control("webhooks", { mode: "delay", ms: 150 });

  await world.stripe.customers.create({});
  const atOnce = listener.heard.length;
  await world.control("advance", { seconds: 1 });

  expect(atOnce).toBe(0);
  expect(listener.heard).toHaveLength(1);
});

test("an endpoint registered by the API hears what it asked for, signed with its own secret", async () => {
  const listener = await startListener();
  const world = await startTestSandbox();
  const endpoint = await world.stripe.webhookEndpoints.create({ url: listener.url, enabled_events: ["customer.created"] });

  await buildPrices(world.stripe);
  await world.stripe.customers.create({});
  await world.control("advance", { seconds: 1 });

  expect(listener.heard.map(({ event }) => event.type)).toEqual(["customer.created"]);
  const { body, signature } = listener.heard[0] ?? { body: "", signature: "" };
  expect(Stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? "").type).toBe("customer.created");
  expect((await world.stripe.webhookEndpoints.list()).data[0]).not.toHaveProperty("secret");
});
