import { expect, test } from "vitest";
import { cards, startBillingApp } from "#testing/start-billing-app.ts";
import { paymentAttempts } from "./billing.tables.ts";

type Billing = Awaited<ReturnType<typeof startBillingApp>>;
type Browser = ReturnType<Billing["browser"]>;

const account = { email: "sam@example.com", password: "green-boots", athleteName: "Maya" };

async function signUp(billing: Billing): Promise<Browser> {
  const browser = billing.browser();
  await browser.post("/api/auth/signup", { ...account, plan: "monthly" });
  return browser;
}

async function begin(browser: Browser, plan: string): Promise<string> {
  return (await browser.post("/api/stripe/create-subscription", { plan })).json().clientSecret;
}

async function statusOf(browser: Browser) {
  if ((await browser.get("/api/user")).statusCode === 401) await browser.post("/api/auth/login", account);
  return (await browser.get("/api/subscription/status")).json();
}

test.each(["on", "reverse", "off"] as const)(
  "a member who pays for both plans in two tabs keeps one and gets the other back, with webhooks %s",
  async (webhooks) => {
    const billing = await startBillingApp({ webhooks });
    const browser = await signUp(billing);
    const [monthly, annual] = [await begin(browser, "monthly"), await begin(browser, "annual")];

    await Promise.all([billing.pay(monthly), billing.pay(annual)]);
    await statusOf(browser);
    await billing.settle();
    await billing.reconcile();

    const { subscriptions, refunds, invoices } = await billing.state();
    const taken = invoices.reduce((sum, invoice) => sum + invoice.amount_paid, 0);
    expect(subscriptions.map(({ status }) => status).sort()).toEqual(["active", "canceled"]);
    expect(refunds).toHaveLength(1);
    expect([1999, 19_188]).toContain(taken - (refunds[0]?.amount ?? 0));
    expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active" });
    expect(billing.letters.filter(({ kind }) => kind === "subscription-confirmation")).toHaveLength(1);
  },
);

test("once one plan is paid, the other tab can no longer be", async () => {
  const billing = await startBillingApp();
  const browser = await signUp(billing);
  const [monthly, annual] = [await begin(browser, "monthly"), await begin(browser, "annual")];
  await billing.pay(monthly);
  await billing.settle();

  const late = await billing.pay(annual);

  expect(late.httpStatus).toBe(400);
  expect((await billing.state()).refunds).toEqual([]);
  expect(await statusOf(browser)).toMatchObject({ subscriptionPlan: "monthly", subscriptionStatus: "active" });
});

test("a renewal that failed and was paid later is seen when the member looks, without a webhook", async () => {
  const billing = await startBillingApp({ webhooks: "off" });
  const browser = await signUp(billing);
  await billing.pay(await begin(browser, "monthly"), cards.failsLater);
  await statusOf(browser);
  await billing.advance(31);
  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active", paymentProblem: true });

  const customer = (await billing.state()).subscriptions[0]?.customer;
  await billing.control("next-renewal", { customer, card: "ok" });
  await billing.advance(3.5);

  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active", paymentProblem: false, renewsAt: expect.any(String) });
});

test("a payment that was given up and paid at the last moment is not overlooked", async () => {
  const billing = await startBillingApp({ webhooks: "off" });
  const browser = await signUp(billing);
  const secret = await begin(browser, "monthly");
  await billing.db.update(paymentAttempts).set({ status: "void" });
  await billing.pay(secret);

  await billing.reconcile();

  expect(await statusOf(browser)).toMatchObject({ subscriptionPlan: "monthly", subscriptionStatus: "active" });
});

test("a member who pays on the home page beside a plan that runs gets it back when they log in", async () => {
  const billing = await startBillingApp();
  const member = await signUp(billing);
  await billing.pay(await begin(member, "monthly"));
  await billing.settle();
  const browser = billing.browser();
  const { clientSecret } = (await browser.post("/api/stripe/create-payment-intent", { plan: "annual", email: account.email })).json();
  await billing.pay(clientSecret);

  await browser.post("/api/auth/login", account);
  await statusOf(browser);
  await billing.settle();

  expect((await billing.state()).refunds).toMatchObject([{ amount: 19188 }]);
  expect(await statusOf(browser)).toMatchObject({ subscriptionPlan: "monthly", subscriptionStatus: "active" });
});
