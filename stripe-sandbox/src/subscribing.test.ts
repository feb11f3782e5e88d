import { expect, test } from "vitest";
import { buildPaid, buildPrices, buildUnpaid, startTestSandbox } from "#testing/start-test-sandbox.ts";

test("a subscription starts unpaid and becomes active when its first invoice is paid", async () => {
  const { stripe, confirm } = await startTestSandbox();
  const { annual } = await buildPrices(stripe);

  const { subscription, invoice, clientSecret, paymentIntent } = await buildUnpaid(stripe, annual, { cancel_at_period_end: true });
  const confirmed = await confirm(clientSecret);

  expect(subscription).toMatchObject({ status: "incomplete", cancel_at_period_end: true });
  expect(invoice).toMatchObject({ status: "open", amount_due: 19188, currency: "gbp", confirmation_secret: { type: "payment_intent" } });
  expect(invoice.payments?.data[0]?.payment.payment_intent).toBe(paymentIntent);
  expect(confirmed).toMatchObject({ status: 200, body: { status: "succeeded" } });
  const active = await stripe.subscriptions.retrieve(subscription.id, { expand: ["default_payment_method", "latest_invoice"] });
  expect(active).toMatchObject({ status: "active", cancel_at_period_end: true, default_payment_method: { card: { last4: "4242" } } });
  expect(active.latest_invoice).toMatchObject({ status: "paid", amount_paid: 19188, billing_reason: "subscription_create" });
});

test("the browser sees nothing of the customer, and nothing at all without the client secret", async () => {
  const { sandbox, stripe, confirm } = await startTestSandbox();
  const { clientSecret, paymentIntent } = await buildUnpaid(stripe, (await buildPrices(stripe)).monthly);

  const confirmed = await confirm(clientSecret);
  const stranger = await fetch(
    `${sandbox.url}/sandbox/stripe/v1/payment_intents/${paymentIntent}?key=${sandbox.publishableKey}&client_secret=wrong`,
  );

  expect(confirmed.body).not.toHaveProperty("customer");
  expect(confirmed.body).not.toHaveProperty("metadata");
  expect(stranger.status).toBe(404);
});

test.each([
  ["4000000000000002", "card_declined", "generic_decline", "Your card was declined."],
  ["4000000000009995", "card_declined", "insufficient_funds", "Your card has insufficient funds."],
  ["4000000000009987", "card_declined", "lost_card", "Your card was declined."],
  ["4000000000000069", "expired_card", "expired_card", "Your card has expired."],
  ["4000000000000127", "incorrect_cvc", "incorrect_cvc", "Your card's security code is incorrect."],
  ["4000000000000119", "processing_error", "processing_error", "An error occurred while processing your card. Try again in a little bit."],
])("card %s is refused as %s (%s), and another card pays the same invoice", async (number, code, decline, message) => {
  const { stripe, confirm } = await startTestSandbox();
  const { clientSecret, paymentIntent, subscription } = await buildUnpaid(stripe, (await buildPrices(stripe)).monthly);

  const refused = await confirm(clientSecret, number);
  const open = await stripe.paymentIntents.retrieve(paymentIntent, { expand: ["latest_charge"] });
  const paid = await confirm(clientSecret);

  expect(refused).toMatchObject({ status: 402, body: { error: { type: "card_error", code, decline_code: decline, message } } });
  expect(open).toMatchObject({ status: "requires_payment_method", last_payment_error: { code }, latest_charge: { status: "failed" } });
  expect(paid.body.status).toBe("succeeded");
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
});

test.each([
  ["a real-looking number", { number: "4111111111111111" }, "incorrect_number"],
  ["letters", { number: "not a card" }, "incorrect_number"],
  ["a month that does not exist", { exp_month: "13" }, "invalid_expiry_month"],
  ["a year that is over", { exp_year: "25" }, "invalid_expiry_year"],
  ["a security code of one digit", { cvc: "1" }, "invalid_cvc"],
])("%s is refused, and nothing of it is kept", async (_name, card, code) => {
  const { sandbox, stripe, confirm } = await startTestSandbox();
  const { clientSecret } = await buildUnpaid(stripe, (await buildPrices(stripe)).monthly);

  const fields = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  const refused = await confirm(clientSecret, undefined, Object.fromEntries(fields));

  expect(refused).toMatchObject({ status: 402, body: { error: { type: "card_error", code } } });
  const state = await (await fetch(`${sandbox.url}/sandbox/stripe/control/state`)).text();
  expect(state).not.toContain("4111111111111111");
  expect(state).not.toContain("not a card");
});

test("a second confirmation of the same payment is refused and says that it is paid", async () => {
  const { stripe, confirm } = await startTestSandbox();
  const { clientSecret, customer } = await buildUnpaid(stripe, (await buildPrices(stripe)).monthly);

  await confirm(clientSecret);
  const again = await confirm(clientSecret);

  expect(again).toMatchObject({
    status: 400,
    body: { error: { code: "payment_intent_unexpected_state", payment_intent: { status: "succeeded" } } },
  });
  expect((await stripe.charges.list({ customer: customer.id })).data).toHaveLength(1);
});

test("the invoice of a payment is found by the payment", async () => {
  const world = await startTestSandbox();
  const { paymentIntent, invoice } = await buildPaid(world);

  const found = await world.stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: paymentIntent },
    expand: ["data.invoice"],
  });

  expect(found.data).toMatchObject([{ status: "paid", amount_paid: 1999, invoice: { id: invoice.id, status: "paid" } }]);
});

test("an invoice unpaid for 23 hours is void, and its stale page cannot pay any more", async () => {
  const { stripe, control, confirm } = await startTestSandbox();
  const { subscription, invoice, clientSecret } = await buildUnpaid(stripe, (await buildPrices(stripe)).monthly);

  await control("advance", { seconds: 23 * 3600 - 1 });
  const before = (await stripe.subscriptions.retrieve(subscription.id)).status;
  await control("advance", { seconds: 1 });

  expect(before).toBe("incomplete");
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "incomplete_expired" });
  expect((await stripe.invoices.retrieve(invoice.id)).status).toBe("void");
  expect(await confirm(clientSecret)).toMatchObject({ status: 400, body: { error: { code: "payment_intent_unexpected_state" } } });
});

test("cancelling or voiding before the payment leaves nothing to pay", async () => {
  const { stripe, confirm } = await startTestSandbox();
  const { monthly } = await buildPrices(stripe);
  const [cancelled, voided] = [await buildUnpaid(stripe, monthly), await buildUnpaid(stripe, monthly)];

  await stripe.subscriptions.cancel(cancelled.subscription.id);
  await stripe.invoices.voidInvoice(voided.invoice.id);

  for (const { subscription, clientSecret, paymentIntent } of [cancelled, voided]) {
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("incomplete_expired");
    expect(await stripe.paymentIntents.retrieve(paymentIntent)).toMatchObject({ status: "canceled", cancellation_reason: "void_invoice" });
    expect((await confirm(clientSecret)).status).toBe(400);
  }
});

test("an unpaid subscription may change its notes only", async () => {
  const { stripe } = await startTestSandbox();
  const { subscription } = await buildUnpaid(stripe, (await buildPrices(stripe)).monthly);

  await expect(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })).rejects.toThrow(/incomplete/);
  expect((await stripe.subscriptions.update(subscription.id, { metadata: { a: "1" } })).metadata).toEqual({ a: "1" });
});
