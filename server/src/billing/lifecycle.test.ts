import { expect, test } from "vitest";
import { buildMember } from "#testing/builders.ts";
import { cards, startBillingApp } from "#testing/start-billing-app.ts";
import { saveGrant } from "./billing.queries.ts";

type Billing = Awaited<ReturnType<typeof startBillingApp>>;

/** A member who has just paid for a plan at the checkout. */
async function subscribe(billing: Billing, { plan = "monthly", card = cards.good as string } = {}) {
  const browser = billing.browser();
  await browser.post("/api/auth/signup", { email: "sam@example.com", password: "green-boots", athleteName: "Maya", plan });
  const { clientSecret } = (await browser.post("/api/stripe/create-subscription", { plan })).json();
  const { id } = await billing.pay(clientSecret, card, "sam@example.com");
  await billing.settle();
  return { browser, paymentId: id };
}

async function statusOf(browser: ReturnType<Billing["browser"]>) {
  // After a month away the session has ended, so the family logs in again.
  if ((await browser.get("/api/user")).statusCode === 401)
    await browser.post("/api/auth/login", { email: "sam@example.com", password: "green-boots" });
  return (await browser.get("/api/subscription/status")).json();
}

function train(browser: ReturnType<Billing["browser"]>, level: number, setNumber: number) {
  return browser.post("/api/progress/complete", { skill: "passing", level, setNumber });
}

test("cancelling keeps access to the period's end, says the date, and then locks what is saved", async () => {
  const billing = await startBillingApp();
  const { browser } = await subscribe(billing);
  await train(browser, 1, 1);

  const reply = await browser.post("/api/subscription/cancel");
  expect(reply.json()).toEqual({ success: true, message: "You'll retain full access until 21 December 2026." });
  expect((await browser.post("/api/subscription/cancel")).json()).toMatchObject({ success: true });
  expect(await statusOf(browser)).toMatchObject({
    subscriptionStatus: "active",
    subscriptionEndDate: "2026-12-21T12:00:00.000Z",
    renewsAt: null,
  });

  await billing.advance(29);
  expect((await train(browser, 1, 2)).statusCode).toBe(200);
  await billing.advance(2);

  expect(await statusOf(browser)).toMatchObject({
    subscriptionPlan: "monthly",
    subscriptionStatus: "cancelled",
    subscriptionEndDate: "2026-12-21T12:00:00.000Z",
  });
  expect((await train(browser, 2, 1)).json()).toMatchObject({ code: "subscription-needed" });
  expect((await browser.get("/api/achievements")).json()).toMatchObject({ stars: 1 });
  expect(billing.letters.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["subscription-cancelled", "subscription-ended"]));
  expect((await billing.state()).invoices.filter(({ amount_paid }) => amount_paid > 0)).toHaveLength(1);
});

test("cancel, reactivate, cancel: each wish counts", async () => {
  const billing = await startBillingApp();
  const { browser } = await subscribe(billing);

  await browser.post("/api/subscription/cancel");
  expect((await browser.post("/api/subscription/reactivate")).json()).toMatchObject({ success: true });
  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active", subscriptionEndDate: null });
  await browser.post("/api/subscription/cancel");
  expect(await statusOf(browser)).toMatchObject({ subscriptionEndDate: "2026-12-21T12:00:00.000Z" });
  expect((await browser.post("/api/stripe/create-subscription", { plan: "annual" })).json()).toMatchObject({ code: "ending-subscription" });
});

test("a plan that does not end cannot be reactivated, and who has none has nothing to cancel", async () => {
  const billing = await startBillingApp();
  const { browser } = await subscribe(billing);
  const other = billing.browser();
  await other.post("/api/auth/signup", { email: "kim@example.com", password: "green-boots", plan: "monthly" });

  expect((await browser.post("/api/subscription/reactivate")).json()).toMatchObject({ code: "not-ending" });
  expect((await other.post("/api/subscription/cancel")).json()).toMatchObject({ code: "no-subscription" });
  expect((await other.post("/api/billing/portal")).json()).toMatchObject({ code: "no-subscription" });
  expect((await other.post("/api/subscription/refund")).json()).toMatchObject({ code: "no-refund-due" });
  expect((await other.get("/api/subscription/invoices")).json()).toEqual([]);
});

test("a monthly plan renews, with a receipt each time", async () => {
  const billing = await startBillingApp();
  const { browser } = await subscribe(billing);

  await billing.advance(32);
  await billing.advance(31);

  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active", renewsAt: "2027-02-21T12:00:00.000Z", refundPence: 0 });
  expect(billing.letters.filter(({ kind }) => kind === "receipt")).toHaveLength(2);
  expect((await browser.get("/api/subscription/invoices")).json()).toMatchObject([{ amount: 1999 }, { amount: 1999 }, { amount: 1999 }]);
});

test("an annual plan runs 14 months, is announced 30 and 5 days before, and renews for 14 more", async () => {
  const billing = await startBillingApp();
  const { browser } = await subscribe(billing, { plan: "annual" });
  expect(await statusOf(browser)).toMatchObject({ renewsAt: "2028-01-21T12:00:00.000Z" });

  await billing.advance(397);
  expect(billing.letters.filter(({ kind }) => kind === "renewal-reminder")).toHaveLength(1);
  await billing.advance(25);
  expect(billing.letters.filter(({ kind }) => kind === "renewal-reminder")).toHaveLength(2);
  await billing.advance(5);

  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active", renewsAt: "2029-03-21T12:00:00.000Z" });
});

test("a renewal that fails keeps access for seven days of grace, then locks; paying later opens again", async () => {
  const billing = await startBillingApp();
  const { browser } = await subscribe(billing, { card: cards.failsLater });

  await billing.advance(31);
  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active", paymentProblem: true });
  expect((await train(browser, 1, 1)).statusCode).toBe(200);
  expect(billing.letters.filter(({ kind }) => kind === "payment-failed")).toHaveLength(1);
  await billing.advance(7);

  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "inactive" });
  expect((await train(browser, 1, 2)).json()).toMatchObject({ code: "subscription-needed" });
});

test("within 14 days the plan is cancelled and the first payment comes back, once", async () => {
  const billing = await startBillingApp();
  const { browser } = await subscribe(billing, { plan: "annual" });

  const [first, second] = await Promise.all([browser.post("/api/subscription/refund"), browser.post("/api/subscription/refund")]);
  await billing.settle();

  const answers = [first, second].map((reply) => reply.json());
  expect(answers).toContainEqual({ refunded: true, amount: 19188 });
  expect((await browser.post("/api/subscription/refund")).json()).toEqual({ refunded: true, amount: 19188 });
  expect((await billing.state()).refunds).toMatchObject([{ amount: 19188 }]);
  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "cancelled", refundPence: 0 });
  expect((await train(browser, 1, 1)).statusCode).toBe(402);
  expect(billing.letters.filter(({ kind }) => kind === "refunded")).toHaveLength(1);
});

test("after 14 days nothing comes back by itself", async () => {
  const billing = await startBillingApp();
  const { browser } = await subscribe(billing);
  await billing.advance(14);

  expect((await browser.post("/api/subscription/refund")).json()).toMatchObject({ code: "no-refund-due" });
});

test("a refund made at Stripe ends the plan; a part of it does not", async () => {
  const billing = await startBillingApp();
  const { browser, paymentId } = await subscribe(billing);

  await billing.control("refund", { payment_intent: paymentId, amount: 500 });
  await billing.settle();
  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active", refundPence: 1499 });
  await billing.control("refund", { payment_intent: paymentId });
  await billing.settle();

  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "cancelled" });
});

test("a dispute is flagged and access stays while it is open", async () => {
  const billing = await startBillingApp();
  const { browser, paymentId } = await subscribe(billing);

  await billing.control("dispute", { payment_intent: paymentId });
  await billing.settle();

  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active" });
});

test("a lost webhook does not give endless access, and the daily check finds what was missed", async () => {
  const billing = await startBillingApp({ webhooks: "off" });
  const { browser } = await subscribe(billing);
  await browser.post("/api/subscription/cancel");

  await billing.advance(40);

  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "cancelled" });
});

test("a renewal nobody told us of is found by the reconciliation", async () => {
  const billing = await startBillingApp({ webhooks: "off" });
  const { browser } = await subscribe(billing);

  await billing.advance(32);

  expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: "active", renewsAt: "2027-01-21T12:00:00.000Z" });
});

test("the portal opens for the member's own customer", async () => {
  const billing = await startBillingApp();
  const { browser } = await subscribe(billing);

  expect((await browser.post("/api/billing/portal")).json().url).toContain("/sandbox/stripe/p/");
});

test.each(["active", "inactive"] as const)(
  "a member made %s by hand is not charged, and nothing of theirs is cancelled here",
  async (status) => {
    const billing = await startBillingApp();
    const sam = await buildMember(billing.platform, { email: "sam@example.com", password: "green-boots", subscription: { status } });
    await saveGrant(billing.db, sam.memberId, { plan: null, status, startedAt: null, endsAt: null, isOverride: true });
    const browser = billing.browser();
    await browser.post("/api/auth/login", { email: "sam@example.com", password: "green-boots" });

    expect((await browser.post("/api/stripe/create-subscription", { plan: "monthly" })).json()).toMatchObject({ code: "managed-by-team" });
    expect((await browser.post("/api/subscription/cancel")).statusCode).toBe(409);
    expect(await statusOf(browser)).toMatchObject({ subscriptionStatus: status, isManagedByTeam: true });
  },
);

test("a demo has nothing to pay and nothing to cancel", async () => {
  const billing = await startBillingApp();
  const visitor = billing.browser();
  await visitor.post("/api/demo-login");

  expect((await visitor.post("/api/stripe/create-subscription", { plan: "monthly" })).json()).toMatchObject({ code: "managed-by-team" });
  expect((await visitor.post("/api/subscription/cancel")).statusCode).toBe(409);
});
