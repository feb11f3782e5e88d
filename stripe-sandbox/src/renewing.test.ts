import { expect, test } from "vitest";
import { buildPaid, buildPrices, isoDay, startListener, startTestSandbox, whole } from "#testing/start-test-sandbox.ts";

const day = 86_400;

/** Starts on the day given: end of the first month, of 14 months, and of 28. */
test.each([
  ["2026-01-31", "2026-02-28", "2027-03-31", "2028-05-31"],
  ["2026-11-20", "2026-12-20", "2028-01-20", "2029-03-20"],
  ["2026-12-29", "2027-01-29", "2028-02-29", "2029-04-29"],
  ["2026-12-30", "2027-01-30", "2028-02-29", "2029-04-30"],
  ["2026-12-31", "2027-01-31", "2028-02-29", "2029-04-30"],
  ["2027-12-31", "2028-01-31", "2029-02-28", "2030-04-30"],
  ["2028-02-29", "2028-03-29", "2029-04-29", "2030-06-29"],
])("who starts on %s has paid until %s (a month), %s (14 months) and %s (28)", async (start, month, first, second) => {
  const world = await startTestSandbox({ startsAt: `${start}T10:00:00Z` });
  const { monthly, annual } = await buildPrices(world.stripe);
  const [byMonth, byYear] = [await buildPaid(world, { price: monthly }), await buildPaid(world, { price: annual })];
  const paidUntil = byYear.subscription.items.data[0]?.current_period_end ?? 0;

  await world.control("advance", { to: new Date(paidUntil * 1000).toISOString() });

  expect(isoDay(byMonth.subscription.items.data[0]?.current_period_end)).toBe(month);
  expect(isoDay(paidUntil)).toBe(first);
  const renewed = await world.stripe.subscriptions.retrieve(byYear.subscription.id);
  expect(isoDay(renewed.items.data[0]?.current_period_end)).toBe(second);
  expect(new Date((renewed.items.data[0]?.current_period_end ?? 0) * 1000).getUTCHours()).toBe(10);
});

test("31 January comes back to the 31st after February", async () => {
  const world = await startTestSandbox({ startsAt: "2026-01-31T10:00:00Z" });
  const { subscription } = await buildPaid(world);

  await world.control("advance", { to: "2026-03-01T00:00:00Z" });

  const renewed = await world.stripe.subscriptions.retrieve(subscription.id);
  expect(isoDay(renewed.items.data[0]?.current_period_end)).toBe("2026-03-31");
});

test("a renewal makes a draft at once and is paid an hour later", async () => {
  const world = await startTestSandbox({ startsAt: "2026-11-21T10:00:00Z" });
  const { subscription } = await buildPaid(world);

  await world.control("advance", { to: "2026-12-21T10:30:00Z" });
  const draft = whole((await world.stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] })).latest_invoice);
  await world.control("advance", { to: "2026-12-21T11:00:00Z" });

  expect(draft).toMatchObject({ status: "draft", billing_reason: "subscription_cycle", amount_due: 1999 });
  expect(await world.stripe.invoices.retrieve(draft.id)).toMatchObject({
    status: "paid",
    status_transitions: { paid_at: Date.UTC(2026, 11, 21, 11) / 1000 },
  });
  expect(await world.stripe.invoices.list({ subscription: subscription.id })).toMatchObject({
    data: [{ id: draft.id }, { status: "paid" }],
  });
});

test("a year passed in one go makes twelve renewals, each on its own day", async () => {
  const world = await startTestSandbox({ startsAt: "2026-01-15T10:00:00Z" });
  const { subscription } = await buildPaid(world);

  await world.control("advance", { to: "2027-01-15T12:00:00Z" });

  const invoices = (await world.stripe.invoices.list({ subscription: subscription.id, limit: 100 })).data.reverse();
  expect(invoices.map(({ created }) => isoDay(created))).toEqual(
    [
      "2026-01",
      "2026-02",
      "2026-03",
      "2026-04",
      "2026-05",
      "2026-06",
      "2026-07",
      "2026-08",
      "2026-09",
      "2026-10",
      "2026-11",
      "2026-12",
      "2027-01",
    ].map((month) => `${month}-15`),
  );
  expect(invoices.every(({ status }) => status === "paid")).toBe(true);
});

test("a card that fails later leaves the subscription past due, is tried after 3, 5 and 7 days more, then the subscription ends", async () => {
  const world = await startTestSandbox({ startsAt: "2026-11-21T10:00:00Z" });
  const { subscription } = await buildPaid(world, { number: "4000000000000341" });
  const tried = async (to: string) => {
    await world.control("advance", { to });
    const invoice = whole((await world.stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] })).latest_invoice);
    return [
      (await world.stripe.subscriptions.retrieve(subscription.id)).status,
      invoice.attempt_count,
      isoDay(invoice.next_payment_attempt ?? 0),
    ];
  };

  expect(await tried("2026-12-21T11:00:00Z")).toEqual(["past_due", 1, "2026-12-24"]);
  expect(await tried("2026-12-24T11:00:00Z")).toEqual(["past_due", 2, "2026-12-29"]);
  expect(await tried("2026-12-29T11:00:00Z")).toEqual(["past_due", 3, "2027-01-05"]);
  expect(await tried("2027-01-05T11:00:00Z")).toEqual(["canceled", 4, "1970-01-01"]);

  expect(await world.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    ended_at: Date.UTC(2027, 0, 5, 11) / 1000,
    cancellation_details: { reason: "payment_failed" },
  });
});

test("a past-due subscription recovers at the next try once the card is well again", async () => {
  const world = await startTestSandbox();
  const { subscription, customer } = await buildPaid(world);
  await world.control("next-renewal", { customer: customer.id, card: "decline" });
  await world.control("advance", { seconds: 31 * day });
  const before = await world.stripe.subscriptions.retrieve(subscription.id);

  await world.control("next-renewal", { customer: customer.id, card: "ok" });
  await world.control("advance", { seconds: 3 * day });

  expect(before.status).toBe("past_due");
  expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ delinquent: false });
  expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
});

test("the server may collect a past-due invoice itself, with another card", async () => {
  const world = await startTestSandbox();
  const { subscription } = await buildPaid(world, { number: "4000000000000341" });
  await world.control("advance", { seconds: 31 * day });
  const { latest_invoice: invoice } = await world.stripe.subscriptions.retrieve(subscription.id);

  await expect(world.stripe.invoices.pay(String(invoice))).rejects.toMatchObject({ type: "StripeCardError", code: "card_declined" });
  const paid = await world.stripe.invoices.pay(String(invoice), { payment_method: "pm_card_visa" });

  expect(paid.status).toBe("paid");
  expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
});

test("a renewal the bank asks about tells so, and is paid once its owner answers", async () => {
  const listener = await startListener();
  const world = await startTestSandbox({ webhookUrl: listener.url });
  const { subscription } = await buildPaid(world, { number: "4242424242424242" });
  await world.control("next-renewal", { customer: String(subscription.customer), card: "requires_action" });

  await world.control("advance", { seconds: 31 * day });
  const unpaid = await world.stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice.payments"] });
  const intent = await world.stripe.paymentIntents.retrieve(String(whole(unpaid.latest_invoice).payments?.data[0]?.payment.payment_intent));
  await fetch(world.sandbox.url + intent.next_action?.redirect_to_url?.url, {
    method: "POST",
    body: new URLSearchParams({ outcome: "complete" }),
    redirect: "manual",
  });

  expect(unpaid.status).toBe("past_due");
  expect(listener.heard.map(({ event }) => event.type)).toContain("invoice.payment_action_required");
  expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
});

test("a subscription cancelled at its term's end runs on until then, and is not renewed", async () => {
  const world = await startTestSandbox({ startsAt: "2026-11-21T10:00:00Z" });
  const { subscription } = await buildPaid(world);

  const ending = await world.stripe.subscriptions.update(subscription.id, {
    cancel_at_period_end: true,
    cancellation_details: { comment: "Moving away", feedback: "unused" },
  });
  await world.control("advance", { to: "2026-12-21T09:59:59Z" });
  const before = await world.stripe.subscriptions.retrieve(subscription.id);
  await world.control("advance", { to: "2026-12-21T10:00:00Z" });

  expect(ending).toMatchObject({
    status: "active",
    cancel_at: Date.UTC(2026, 11, 21, 10) / 1000,
    cancellation_details: { comment: "Moving away", feedback: "unused" },
  });
  expect(before.status).toBe("active");
  expect(await world.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: "canceled",
    ended_at: Date.UTC(2026, 11, 21, 10) / 1000,
  });
  expect((await world.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
});

test("a cancellation taken back lets the subscription renew", async () => {
  const world = await startTestSandbox();
  const { subscription } = await buildPaid(world, { cancel_at_period_end: true });

  const going = await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  await world.control("advance", { seconds: 31 * day });

  expect(going).toMatchObject({ cancel_at: null, canceled_at: null });
  expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  expect((await world.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2);
});

test("a subscription cancelled at once ends at once and cannot be cancelled twice", async () => {
  const world = await startTestSandbox();
  const { subscription } = await buildPaid(world);

  const ended = await world.stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false });

  expect(ended).toMatchObject({ status: "canceled", cancellation_details: { reason: "cancellation_requested" } });
  await expect(world.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
  expect((await world.stripe.subscriptions.list({ customer: String(subscription.customer) })).data).toEqual([]);
  expect((await world.stripe.subscriptions.list({ customer: String(subscription.customer), status: "all" })).data).toHaveLength(1);
});

test("the notice of a renewal goes out 30 days before it, once", async () => {
  const world = await startTestSandbox({ startsAt: "2026-11-21T10:00:00Z" });
  const { annual } = await buildPrices(world.stripe);
  await buildPaid(world, { price: annual });
  const notices = async () => (await world.stripe.events.list({ type: "invoice.upcoming" })).data;

  await world.control("advance", { to: "2027-12-22T09:59:59Z" });
  const before = await notices();
  await world.control("advance", { to: "2028-01-20T10:00:00Z" });

  expect(before).toEqual([]);
  expect(await notices()).toMatchObject([{ created: Date.UTC(2027, 11, 22, 10) / 1000, data: { object: { amount_due: 19188 } } }]);
});

test("time moves forward only, and the product is told where it is now", async () => {
  const told: string[] = [];
  const { sandbox, control } = await startTestSandbox({
    startsAt: "2026-11-21T10:00:00Z",
    hooks: { advanced: (now) => void told.push(now.toISOString()) },
  });
  const stop = sandbox.onAdvance(async (now) => void told.push(`also ${now.toISOString()}`));

  const answer = await control("advance", { seconds: 60 });
  stop();
  await control("advance", { to: "2026-11-21T11:00:00Z" });

  expect(answer).toEqual({ now: "2026-11-21T10:01:00.000Z" });
  expect(told).toEqual(["2026-11-21T10:01:00.000Z", "also 2026-11-21T10:01:00.000Z", "2026-11-21T11:00:00.000Z"]);
  expect(sandbox.now().toISOString()).toBe("2026-11-21T11:00:00.000Z");
  await expect(control("advance", { to: "2026-11-21T10:00:00Z" })).rejects.toThrow(/forward only/);
});
