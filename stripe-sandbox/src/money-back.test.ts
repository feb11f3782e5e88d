import { expect, test } from "vitest";
import { buildPaid, buildPrices, buildUnpaid, startTestSandbox } from "#testing/start-test-sandbox.ts";

test("a refund gives back all of it, and only once", async () => {
  const world = await startTestSandbox();
  const { paymentIntent } = await buildPaid(world);

  const refund = await world.stripe.refunds.create({
    payment_intent: paymentIntent,
    reason: "requested_by_customer",
    metadata: { kind: "cooling_off" },
  });

  expect(refund).toMatchObject({ amount: 1999, status: "succeeded", metadata: { kind: "cooling_off" } });
  const intent = await world.stripe.paymentIntents.retrieve(paymentIntent, { expand: ["latest_charge"] });
  expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 1999 });
  await expect(world.stripe.refunds.create({ payment_intent: paymentIntent })).rejects.toMatchObject({ code: "charge_already_refunded" });
});

test("refunds in parts add up, and never beyond what was paid", async () => {
  const world = await startTestSandbox();
  const { paymentIntent } = await buildPaid(world);

  await world.control("refund", { payment_intent: paymentIntent, amount: 500 });
  await expect(world.stripe.refunds.create({ payment_intent: paymentIntent, amount: 1500 })).rejects.toThrow(
    /greater than unrefunded amount/,
  );
  const half = (await world.stripe.charges.list({ payment_intent: paymentIntent })).data[0];
  await world.control("refund", { payment_intent: paymentIntent });

  expect(half).toMatchObject({ refunded: false, amount_refunded: 500 });
  expect((await world.stripe.charges.list({ payment_intent: paymentIntent })).data[0]).toMatchObject({
    refunded: true,
    amount_refunded: 1999,
  });
  expect((await world.stripe.refunds.list({ payment_intent: paymentIntent })).data.map(({ amount }) => amount)).toEqual([1499, 500]);
});

test("what was never paid cannot be refunded", async () => {
  const { stripe } = await startTestSandbox();
  const { paymentIntent } = await buildUnpaid(stripe, (await buildPrices(stripe)).monthly);

  await expect(stripe.refunds.create({ payment_intent: paymentIntent })).rejects.toThrow(/does not have a successful charge/);
});

test("a dispute marks the charge, tells of it, and is decided later", async () => {
  const world = await startTestSandbox();
  const { paymentIntent } = await buildPaid(world);

  const dispute = await world.control("dispute", { payment_intent: paymentIntent });
  const disputed = (await world.stripe.charges.list({ payment_intent: paymentIntent })).data[0];
  await world.control("dispute", { payment_intent: paymentIntent, outcome: "lost" });

  expect(dispute).toMatchObject({ object: "dispute", status: "needs_response", amount: 1999 });
  expect(disputed?.disputed).toBe(true);
  expect(await world.stripe.disputes.retrieve(String(dispute.id))).toMatchObject({ status: "lost" });
  const told = (await world.stripe.events.list({ types: ["charge.dispute.*"] })).data.map(({ type }) => type).reverse();
  expect(told).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn", "charge.dispute.closed"]);
});
