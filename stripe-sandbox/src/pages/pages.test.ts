import type Stripe from "stripe";
import { expect, test } from "vitest";
import { buildPaid, buildPrices, startTestSandbox, whole } from "#testing/start-test-sandbox.ts";

const goodCard = { number: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123", name: "Sam Parent" };

/** Visits like a browser that stays on the sandbox's own port and follows nothing by itself. */
function visitor(sandboxUrl: string) {
  const read = async (reply: Response) => ({
    status: reply.status,
    goesTo: reply.headers.get("location"),
    headers: reply.headers,
    page: await reply.text(),
  });
  const here = (address: string) => sandboxUrl + address.replace("http://localhost:3000", "");
  return {
    open: async (address: string) => read(await fetch(here(address), { redirect: "manual" })),
    send: async (address: string, fields: Record<string, string>) =>
      read(await fetch(here(address), { method: "POST", body: new URLSearchParams(fields), redirect: "manual" })),
  };
}

async function startCheckout(more: Partial<Stripe.Checkout.SessionCreateParams> = {}, plan: "monthly" | "annual" = "annual") {
  const world = await startTestSandbox();
  const prices = await buildPrices(world.stripe);
  const session = await world.stripe.checkout.sessions.create({
    mode: "subscription",
    ui_mode: "hosted_page",
    line_items: [{ price: prices[plan].id, quantity: 1 }],
    client_reference_id: "attempt-1",
    metadata: { attempt: "1" },
    subscription_data: { metadata: { attempt: "1" } },
    success_url: "http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/pricing",
    ...more,
  });
  return { ...world, session, address: session.url ?? "", ...visitor(world.sandbox.url) };
}

test("the hosted checkout says what is paid, for how long, and that it is a test", async () => {
  const { open, address, session } = await startCheckout();

  const { status, page, headers } = await open(address);

  expect(address).toBe(`http://localhost:3000/sandbox/stripe/c/pay/${session.id}`);
  expect(status).toBe(200);
  for (const words of [
    "Test mode: no money is taken",
    "Test cards only",
    "£191.88 today for 14 months, then £191.88 every 14 months until you cancel.",
    "Pay £191.88",
    'href="http://localhost:3000/pricing">Back',
    ...["Email", "Card number", "Expiry", "CVC", "Name on card"].map((label) => `>${label}</label>`),
  ]) {
    expect(page).toContain(words);
  }
  expect(page).not.toContain("<script");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test("a paid checkout makes the customer and the subscription, and leads on with its id", async () => {
  const { stripe, send, open, address, session } = await startCheckout({}, "monthly");

  const paid = await send(address, { email: "new@example.com", ...goodCard });
  const again = await open(address);

  expect(paid).toMatchObject({ status: 303, goesTo: `http://localhost:3000/payment-success?session_id=${session.id}` });
  expect(again.goesTo).toBe(paid.goesTo);
  const complete = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription", "invoice", "customer"] });
  expect(complete).toMatchObject({
    status: "complete",
    payment_status: "paid",
    client_reference_id: "attempt-1",
    customer_details: { email: "new@example.com", name: "Sam Parent" },
    subscription: { status: "active", cancel_at_period_end: false, metadata: { attempt: "1" } },
    invoice: { status: "paid", amount_paid: 1999 },
    customer: { email: "new@example.com" },
  });
  expect((await stripe.events.list({ type: "checkout.session.completed" })).data).toHaveLength(1);
});

test("a declined card keeps the form, and the next card pays the same subscription", async () => {
  const { stripe, send, address } = await startCheckout();

  const declined = await send(address, { email: "new@example.com", ...goodCard, number: "4000000000000002" });
  const wrong = await send(address, { email: "new@example.com", ...goodCard, number: "4111111111111111" });
  const paid = await send(address, { email: "new@example.com", ...goodCard });

  expect(declined.status).toBe(402);
  expect(declined.page).toContain("Your card was declined.");
  expect(declined.page).toContain('value="new@example.com"');
  expect(wrong.page).toContain("Your card number is incorrect.");
  expect(wrong.page).not.toContain("4111111111111111");
  expect(paid.status).toBe(303);
  expect((await stripe.subscriptions.list({ status: "all" })).data).toMatchObject([{ status: "active" }]);
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test("a card the bank asks about goes by the bank's page, whether the browser comes back or not", async () => {
  const { stripe, send, open, address, session } = await startCheckout();

  const asked = await send(address, { email: "new@example.com", ...goodCard, number: "4000002500003155" });
  const failed = await send(asked.goesTo ?? "", { outcome: "fail" });
  const told = await open(failed.goesTo ?? "");
  const askedAgain = await send(address, { email: "new@example.com", ...goodCard, number: "4000002500003155" });
  const answered = await send(askedAgain.goesTo ?? "", { outcome: "complete" });
  const status = (await stripe.checkout.sessions.retrieve(session.id)).status;
  const back = await open(answered.goesTo ?? "");

  expect(asked.goesTo).toMatch(/^\/sandbox\/stripe\/3ds\/pi_/);
  expect(told.page).toContain("We are unable to authenticate your payment method.");
  expect(status).toBe("complete");
  expect(back.goesTo).toContain(`session_id=${session.id}`);
});

test("the terms must be accepted where they are asked for, and a known address is not asked again", async () => {
  const { send, open, address } = await startCheckout({
    consent_collection: { terms_of_service: "required" },
    customer_email: "known@example.com",
    custom_text: { submit: { message: "Cancel <anytime>." } },
  });

  const shown = await open(address);
  const refused = await send(address, goodCard);
  const paid = await send(address, { ...goodCard, terms: "accepted" });

  expect(shown.page).toContain('value="known@example.com" required readonly');
  expect(shown.page).toContain("Cancel &lt;anytime&gt;.");
  expect(refused).toMatchObject({ status: 400, page: expect.stringContaining("Please accept the terms of service.") });
  expect(paid.status).toBe(303);
});

test("a checkout nobody pays expires, and says so", async () => {
  const { stripe, control, open, send, address, session } = await startCheckout();
  await send(address, { email: "new@example.com", ...goodCard, number: "4000000000000002" });

  await control("advance", { seconds: 24 * 3600 });

  expect(await open(address)).toMatchObject({ status: 410, page: expect.stringContaining("This checkout has expired") });
  expect((await send(address, { email: "new@example.com", ...goodCard })).status).toBe(410);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("expired");
  expect((await stripe.subscriptions.list({ status: "all" })).data).toMatchObject([{ status: "incomplete_expired" }]);
});

test("in the portal a family cancels, takes it back, and sees its invoices", async () => {
  const world = await startTestSandbox();
  const { customer, subscription, invoice } = await buildPaid(world);
  const { url } = await world.stripe.billingPortal.sessions.create({ customer: customer.id, return_url: "http://localhost:3000/account" });
  const { open, send } = visitor(world.sandbox.url);
  const ends = async () => (await world.stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end;

  const shown = await open(url);
  await send(url, { action: "cancel" });
  const cancelled = await ends();
  const after = await open(`${url}?done=cancelled`);
  await send(url, { action: "keep" });

  for (const words of [
    "21 December 2026",
    "£19.99 every month",
    "Visa ending 4242",
    `/sandbox/stripe/i/${invoice.id}`,
    'href="http://localhost:3000/account"',
  ]) {
    expect(shown.page).toContain(words);
  }
  expect(cancelled).toBe(true);
  expect(after.page).toContain("Ends on");
  expect(await ends()).toBe(false);
});

test("a new card in the portal pays what is past due, and is the card from then on", async () => {
  const world = await startTestSandbox();
  const { customer, subscription } = await buildPaid(world);
  await world.control("next-renewal", { customer: customer.id, card: "decline" });
  await world.control("advance", { seconds: 31 * 86_400 });
  const { url } = await world.stripe.billingPortal.sessions.create({ customer: customer.id, return_url: "http://localhost:3000/account" });
  const { open, send } = visitor(world.sandbox.url);

  const refused = await send(url, { action: "card", ...goodCard, number: "4000000000009995" });
  const shown = await open(url);
  const saved = await send(url, { action: "card", ...goodCard, expiry: "1130" });
  await world.control("advance", { seconds: 31 * 86_400 });

  expect(refused.page).toContain("Your card has insufficient funds.");
  expect(shown.page).toContain("Save card and pay £19.99");
  expect(saved.goesTo).toContain("done=card");
  const renewed = await world.stripe.subscriptions.retrieve(subscription.id, { expand: ["default_payment_method"] });
  expect(renewed).toMatchObject({ status: "active", default_payment_method: { card: { exp_month: 11, exp_year: 2030 } } });
});

test("the portal closes after an hour", async () => {
  const world = await startTestSandbox();
  const customer = await world.stripe.customers.create({});
  const { url } = await world.stripe.billingPortal.sessions.create({ customer: customer.id, return_url: "http://localhost:3000/account" });

  await world.control("advance", { seconds: 3601 });

  expect((await visitor(world.sandbox.url).open(url)).status).toBe(410);
});

test("an open renewal is paid on its own page, and the invoice comes as a PDF", async () => {
  const world = await startTestSandbox();
  const { subscription } = await buildPaid(world, { number: "4000002760003184" });
  const first = whole((await world.stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] })).latest_invoice);
  const { open, send } = visitor(world.sandbox.url);
  const asked = await world.stripe.paymentIntents.list({ limit: 1 });
  await send(`/sandbox/stripe/3ds/${asked.data[0]?.id}`, { outcome: "complete" });
  await world.control("advance", { seconds: 31 * 86_400 });
  const late = whole((await world.stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] })).latest_invoice);
  const address = late.hosted_invoice_url ?? "";

  const shown = await open(address);
  const paid = await send(address, goodCard);
  const pdf = await open(first.invoice_pdf ?? "");

  expect(shown.page).toContain("Authenticate payment");
  expect(paid.goesTo).toBe(`/sandbox/stripe/i/${late.id}`);
  expect((await open(address)).page).toContain("Paid");
  expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.page).toMatch(/^%PDF-1\.4/);
});
