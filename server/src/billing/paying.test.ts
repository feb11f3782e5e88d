import { expect, test } from "vitest";
import { cards, startBillingApp } from "#testing/start-billing-app.ts";
import { paymentAttempts, stripeSubscriptions } from "./billing.tables.ts";

const account = { email: "payer@example.com", password: "green-boots", athleteName: "Maya", source: "stripe_embedded" };

type Billing = Awaited<ReturnType<typeof startBillingApp>>;
type Browser = ReturnType<Billing["browser"]>;

async function begin(browser: Browser, plan = "monthly"): Promise<string> {
  const reply = await browser.post("/api/stripe/create-payment-intent", { plan, email: account.email });
  expect(reply.statusCode).toBe(200);
  return reply.json().clientSecret;
}

async function buyOnHome(billing: Billing, browser: Browser, plan = "monthly") {
  const { id } = await billing.pay(await begin(browser, plan));
  return browser.post("/api/complete-signup-with-payment", { ...account, plan, sessionId: id });
}

async function statusOf(browser: Browser) {
  return (await browser.get("/api/subscription/status")).json();
}

test("the home form: pay, then make the account, and the plan runs and renews", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();

  const reply = await buyOnHome(billing, browser);
  await billing.settle();

  expect(reply.json()).toEqual({ success: true, message: "Your subscription has been activated!" });
  expect(await statusOf(browser)).toMatchObject({
    subscriptionPlan: "monthly",
    subscriptionStatus: "active",
    subscriptionEndDate: null,
    renewsAt: "2026-12-21T12:00:00.000Z",
    refundPence: 1999,
    isManagedByTeam: false,
  });
  const [subscription] = (await billing.state()).subscriptions;
  expect(subscription).toMatchObject({ status: "active", cancel_at_period_end: false });
  expect(billing.letters.map(({ kind }) => kind).sort()).toEqual(["subscription-confirmation", "welcome"]);
});

test.each(["off", "duplicate", "reverse", "delay"] as const)("with webhooks %s the end is the same", async (webhooks) => {
  const billing = await startBillingApp({ webhooks });
  const browser = billing.browser();

  await buyOnHome(billing, browser, "annual");
  await billing.settle();

  expect(await statusOf(browser)).toMatchObject({
    subscriptionPlan: "annual",
    subscriptionStatus: "active",
    subscriptionEndDate: null,
    renewsAt: "2028-01-21T12:00:00.000Z",
  });
  expect(billing.letters.filter(({ kind }) => kind === "subscription-confirmation")).toHaveLength(1);
  expect(await billing.db.select().from(stripeSubscriptions)).toHaveLength(1);
});

test("a reload, a second tab and a step back get the same payment, so there is one charge at most", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  await begin(browser); // the browser has its cookie now

  const secrets = await Promise.all([begin(browser), begin(browser), begin(browser)]);

  expect(new Set(secrets).size).toBe(1);
  expect((await billing.state()).subscriptions).toHaveLength(1);
});

test("two plans paid in two tabs: one is kept, the other is refunded", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  const monthly = await begin(browser, "monthly");
  const annual = await begin(browser, "annual");
  const { id } = await billing.pay(monthly);
  await billing.pay(annual);

  await browser.post("/api/complete-signup-with-payment", { ...account, plan: "monthly", sessionId: id });
  await billing.settle();

  const { subscriptions, refunds } = await billing.state();
  expect(refunds).toMatchObject([{ amount: 19188 }]);
  expect(subscriptions.map(({ status }) => status).sort()).toEqual(["active", "canceled"]);
  expect(await statusOf(browser)).toMatchObject({ subscriptionPlan: "monthly", subscriptionStatus: "active" });
});

test("a declined card takes nothing and may be followed by a good one", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  const secret = await begin(browser);

  const declined = await billing.pay(secret, cards.declined);
  const early = await browser.post("/api/complete-signup-with-payment", { ...account, sessionId: declined.id });
  const paid = await billing.pay(secret, cards.good);
  const late = await browser.post("/api/complete-signup-with-payment", { ...account, sessionId: paid.id });

  expect(declined.httpStatus).toBe(402);
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({ code: "payment-not-finished" });
  expect(late.statusCode).toBe(200);
});

test("eight declined cards give a payment up", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  const secret = await begin(browser);
  for (let tries = 0; tries < 8; tries++) await billing.pay(secret, cards.declined);
  await billing.settle();

  const late = await billing.pay(secret, cards.good);

  expect(late.httpStatus).toBe(400);
  expect((await billing.db.select({ status: paymentAttempts.status }).from(paymentAttempts))[0]?.status).toBe("void");
});

test("a stolen payment id gives nothing, whatever is claimed with it", async () => {
  const billing = await startBillingApp();
  const { id } = await billing.pay(await begin(billing.browser()));
  const thief = billing.browser();
  await begin(thief);

  for (const email of ["thief@example.com", account.email]) {
    const reply = await thief.post("/api/complete-signup-with-payment", { ...account, email, sessionId: id });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: "payment-not-verified" });
  }
  expect((await thief.get("/api/user")).statusCode).toBe(401);
});

test.each([
  ["a made-up id", { sessionId: "pi_made_up" }, 403, "payment-not-verified"],
  ["no id", { sessionId: "" }, 403, "payment-not-verified"],
  ["another plan than was paid", { plan: "annual" }, 400, "plan-mismatch"],
  ["no name for the athlete", { athleteName: " " }, 400, "invalid-input"],
  ["a short password", { password: "12345" }, 400, "invalid-input"],
])("signing up with a payment is refused with %s", async (_name, change, status, code) => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  const { id } = await billing.pay(await begin(browser));

  const reply = await browser.post("/api/complete-signup-with-payment", { ...account, sessionId: id, ...change });

  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ code });
});

test("the browser does not name the price", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();

  const reply = await browser.post("/api/stripe/create-payment-intent", { plan: "annual", amount: 1 });

  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: "amount-mismatch" });
  expect((await browser.post("/api/stripe/create-payment-intent", { plan: "annual", amount: 19188 })).statusCode).toBe(200);
  expect((await browser.post("/api/stripe/create-payment-intent", { plan: "weekly" })).statusCode).toBe(400);
});

test("a payment makes one account: twice, by others, or at once", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  const { id } = await billing.pay(await begin(browser));
  const finish = (email: string) => browser.post("/api/complete-signup-with-payment", { ...account, email, sessionId: id });

  const replies = await Promise.all([finish("a@example.com"), finish("b@example.com"), finish("c@example.com")]);

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await finish("d@example.com").then((reply) => reply.json())).toMatchObject({ code: "payment-used" });
});

test("the same form sent again, because its answer was lost, is answered the same", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  const { id } = await billing.pay(await begin(browser));
  const form = { ...account, sessionId: id };
  await browser.post("/api/complete-signup-with-payment", form);
  browser.jar.delete("session");

  const again = await browser.post("/api/complete-signup-with-payment", form);
  const guess = await browser.post("/api/complete-signup-with-payment", { ...form, password: "blue-boots" });

  expect(again.json()).toMatchObject({ success: true });
  expect((await browser.get("/api/user")).json()).toMatchObject({ email: account.email });
  expect(guess.json()).toMatchObject({ code: "payment-used" });
});

test("an e-mail that has an account keeps the payment safe, and logging in picks it up", async () => {
  const billing = await startBillingApp();
  await billing.browser().post("/api/auth/signup", { ...account, plan: "monthly" });
  const browser = billing.browser();
  const { id } = await billing.pay(await begin(browser));

  const refused = await browser.post("/api/complete-signup-with-payment", { ...account, sessionId: id });
  expect(refused.json()).toMatchObject({ code: "email-taken" });
  await browser.post("/api/auth/login", { email: account.email, password: account.password });

  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active", subscriptionEndDate: null });
});

test("a member pays at the checkout, and no message from Stripe is needed", async () => {
  const billing = await startBillingApp({ webhooks: "off" });
  const browser = billing.browser();
  await browser.post("/api/auth/signup", { ...account, plan: "annual" });
  const { clientSecret } = (await browser.post("/api/stripe/create-subscription", { plan: "annual" })).json();
  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "inactive" });

  await billing.pay(clientSecret);

  expect(await statusOf(browser)).toMatchObject({ subscriptionPlan: "annual", subscriptionStatus: "active" });
  const again = await browser.post("/api/stripe/create-subscription", { plan: "monthly" });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: "already-subscribed" });
});

test("a stranger is asked to log in at the checkout", async () => {
  const billing = await startBillingApp();

  expect((await billing.browser().post("/api/stripe/create-subscription", { plan: "annual" })).statusCode).toBe(401);
});

test("3-D Secure: nothing is given before the bank has said yes", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  const secret = await begin(browser);

  const { id, body } = await billing.pay(secret, cards.threeDSecure);
  expect(body).toMatchObject({ status: "requires_action", next_action: { type: "redirect_to_url" } });
  expect((await browser.post("/api/complete-signup-with-payment", { ...account, sessionId: id })).json()).toMatchObject({
    code: "payment-not-finished",
  });
  await billing.app.inject({
    method: "POST",
    url: `/sandbox/stripe/3ds/${id}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "outcome=complete",
  });

  expect((await browser.post("/api/complete-signup-with-payment", { ...account, sessionId: id })).statusCode).toBe(200);
});

test("a crash between Stripe's answer and our note of it heals by itself, with one subscription", async () => {
  const billing = await startBillingApp({ webhooks: "off" });
  const browser = billing.browser();
  const { id } = await billing.pay(await begin(browser));
  await billing.db.update(paymentAttempts).set({ subscriptionId: null, paymentIntentId: null, customerId: null });

  await begin(browser).catch(() => {}); // what a reload would ask
  await billing.reconcile();

  const reply = await browser.post("/api/complete-signup-with-payment", { ...account, sessionId: id });
  expect(reply.statusCode).toBe(200);
  expect((await billing.state()).subscriptions).toHaveLength(1);
});

test("when Stripe does not answer, nothing is charged and the page is told so", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  await billing.control("faults", { path: "/v1/subscriptions", times: 10, kind: "500" });

  const reply = await browser.post("/api/stripe/create-payment-intent", { plan: "monthly" });

  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ code: "payments-unavailable" });
}, 30_000);

test("a forged message does nothing", async () => {
  const billing = await startBillingApp();
  const event = { id: "evt_1", object: "event", type: "invoice.paid", created: 1, livemode: false, data: { object: {} } };

  for (const signature of [undefined, "t=1,v1=abc", `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`]) {
    const reply = await billing.app.inject({
      method: "POST",
      url: "/api/stripe/webhook",
      payload: event,
      ...(signature && { headers: { "stripe-signature": signature } }),
    });
    expect(reply.statusCode).toBe(400);
  }
});
