import { expect, test } from "vitest";
import { buildPrices, buildUnpaid, type Confirmed, startTestSandbox } from "#testing/start-test-sandbox.ts";

function challengeIn({ body }: Confirmed): string {
  const url = body.next_action?.redirect_to_url.url;
  if (url === undefined) throw new Error(`The bank asked nothing: ${JSON.stringify(body)}`);
  return url;
}

async function startChallenge(number: string, more: Record<string, string> = {}) {
  const world = await startTestSandbox();
  const unpaid = await buildUnpaid(world.stripe, (await buildPrices(world.stripe)).monthly);
  const confirmed = await world.confirm(unpaid.clientSecret, number, more);
  const path = challengeIn(confirmed);
  const answer = (outcome: string) =>
    fetch(world.sandbox.url + path, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" });
  return { ...world, ...unpaid, confirmed, path, answer };
}

test.each(["4000002500003155", "4000002760003184"])("card %s pays once its owner authenticates, and leads back", async (number) => {
  const { stripe, subscription, paymentIntent, confirmed, path, answer } = await startChallenge(number, {
    return_url: "http://localhost:3000/payment-success?from=card",
  });

  const answered = await answer("complete");

  expect(confirmed).toMatchObject({ status: 200, body: { status: "requires_action", next_action: { type: "redirect_to_url" } } });
  expect(path).toBe(`/sandbox/stripe/3ds/${paymentIntent}`);
  expect(answered.status).toBe(303);
  expect(answered.headers.get("location")).toMatch(
    /^http:\/\/localhost:3000\/payment-success\?from=card&payment_intent=pi_.+&redirect_status=succeeded$/,
  );
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
});

test("a failed authentication leaves the payment open for another card", async () => {
  const { stripe, paymentIntent, clientSecret, answer, confirm } = await startChallenge("4000002500003155");

  const answered = await answer("fail");
  const open = await stripe.paymentIntents.retrieve(paymentIntent);
  const paid = await confirm(clientSecret);

  expect(answered.status).toBe(200);
  expect(await answered.text()).toContain("We are unable to authenticate your payment method.");
  expect(open).toMatchObject({ status: "requires_payment_method", last_payment_error: { code: "payment_intent_authentication_failure" } });
  expect(paid.body.status).toBe("succeeded");
});

test("a card may be declined even after its owner authenticated", async () => {
  const { stripe, paymentIntent, answer } = await startChallenge("4000008400001629");

  await answer("complete");

  expect(await stripe.paymentIntents.retrieve(paymentIntent)).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined" },
  });
});

test("answering twice pays once", async () => {
  const { stripe, customer, answer } = await startChallenge("4000002500003155");

  await Promise.all([answer("complete"), answer("complete"), answer("fail")]);

  expect((await stripe.charges.list({ customer: customer.id })).data).toMatchObject([{ paid: true }]);
});

test("the bank's page leads back to the product only", async () => {
  const { stripe, confirm } = await startTestSandbox();
  const { clientSecret } = await buildUnpaid(stripe, (await buildPrices(stripe)).monthly);

  const refused = await confirm(clientSecret, "4000002500003155", { return_url: "https://example.com/phish" });

  expect(refused).toMatchObject({ status: 400, body: { error: { param: "return_url" } } });
});

test("the bank's page runs no script, may be framed by the product alone, and says that no money is taken", async () => {
  const { sandbox, path } = await startChallenge("4000002500003155");

  const reply = await fetch(sandbox.url + path);
  const page = await reply.text();

  expect(reply.headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
  expect(page).not.toContain("<script");
  for (const words of ["Test mode: no money is taken", "Complete authentication", "Fail authentication"]) expect(page).toContain(words);
});
