import { expect, test } from "vitest";
import { startBillingApp } from "#testing/start-billing-app.ts";
import { recoveryCodes } from "./billing.tables.ts";

type Billing = Awaited<ReturnType<typeof startBillingApp>>;
type Browser = ReturnType<Billing["browser"]>;

const payer = "payer@example.com";

/** Somebody pays on the home page and closes the browser before the account is made. */
async function payAndVanish(billing: Billing, plan = "monthly"): Promise<void> {
  const { clientSecret } = (await billing.browser().post("/api/stripe/create-payment-intent", { plan, email: payer })).json();
  await billing.pay(clientSecret, undefined, payer);
  await billing.settle();
}

async function prove(billing: Billing, browser: Browser, email = payer): Promise<void> {
  await browser.get(`/api/stripe/check-pending?customer_email=${encodeURIComponent(email)}`);
  await billing.runJobs();
  const reply = await browser.post("/api/payment-recovery/verify", { email, code: codeIn(billing) });
  expect(reply.json()).toEqual({ success: true });
}

function codeIn(billing: Billing): string {
  const letter = billing.letters.filter(({ kind }) => kind === "recovery-code").at(-1);
  return letter?.text.split("\n").find((line) => /^\d{6}$/.test(line)) ?? "";
}

const check = (browser: Browser, email = payer) => browser.get(`/api/stripe/check-pending?customer_email=${encodeURIComponent(email)}`);

test("check-pending says the same to everybody until the mailed code is entered", async () => {
  const billing = await startBillingApp();
  await payAndVanish(billing);
  const browser = billing.browser();

  const paid = await check(browser);
  const unknown = await check(browser, "nobody@example.com");
  await billing.runJobs();

  expect(paid.json()).toEqual({ found: false, verificationRequired: true });
  expect(unknown.json()).toEqual(paid.json());
  expect(
    billing.letters
      .filter(({ kind }) => kind === "recovery-code")
      .map(({ to }) => to)
      .sort(),
  ).toEqual(["nobody@example.com", payer]);
  expect((await browser.get("/api/stripe/check-pending?customer_email=nonsense")).statusCode).toBe(400);
});

test("a payment that lost its way is found with the code and becomes an account", async () => {
  const billing = await startBillingApp();
  await payAndVanish(billing, "annual");
  const browser = billing.browser();
  await prove(billing, browser);

  expect((await check(browser)).json()).toEqual({ found: true, plan: "annual", amount: 19188, paymentDate: "2026-11-21T12:00:00.000Z" });
  const activation = (await browser.post("/api/activate-manual-subscription", { email: payer, plan: "annual" })).json();
  expect(activation).toMatchObject({ success: true, message: "Subscription Activated!" });
  const address = new URL(activation.redirectTo, "http://localhost");
  expect(address.pathname).toBe("/payment-success");
  const reply = await browser.post("/api/complete-signup-with-payment", {
    email: payer,
    password: "green-boots",
    athleteName: "Maya",
    sessionId: address.searchParams.get("session_id") ?? "",
  });

  expect(reply.statusCode).toBe(200);
  expect((await browser.get("/api/subscription/status")).json()).toMatchObject({
    subscriptionPlan: "annual",
    subscriptionStatus: "active",
    subscriptionEndDate: null,
  });
});

test("whoever has an account with that e-mail is let in by the code", async () => {
  const billing = await startBillingApp();
  await billing.browser().post("/api/auth/signup", { email: payer, password: "green-boots", plan: "monthly" });
  await payAndVanish(billing);
  const browser = billing.browser();
  await prove(billing, browser);

  const activation = (await browser.post("/api/activate-manual-subscription", { email: payer, plan: "monthly" })).json();

  expect(activation.redirectTo).toBe("/dashboard");
  expect((await browser.get("/api/subscription/status")).json()).toMatchObject({ subscriptionStatus: "active" });
});

test("a signed-in member may have paid with another e-mail", async () => {
  const billing = await startBillingApp();
  await payAndVanish(billing);
  const browser = billing.browser();
  await browser.post("/api/auth/signup", { email: "sam@example.com", password: "green-boots", plan: "monthly" });
  await prove(billing, browser);

  await browser.post("/api/activate-manual-subscription", { email: payer, plan: "monthly" });

  expect((await browser.get("/api/subscription/status")).json()).toMatchObject({ subscriptionStatus: "active" });
});

test.each([
  ["without the code", false, { email: payer, plan: "monthly" }, 401, "email-not-proven"],
  ["for another e-mail than was proven", true, { email: "other@example.com", plan: "monthly" }, 401, "email-not-proven"],
  ["for another plan than was paid", true, { email: payer, plan: "annual" }, 400, "plan-mismatch"],
])("activating is refused %s", async (_name, isProven, body, status, code) => {
  const billing = await startBillingApp();
  await payAndVanish(billing);
  const browser = billing.browser();
  if (isProven) await prove(billing, browser);

  const reply = await browser.post("/api/activate-manual-subscription", body);

  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ code });
});

test("who never paid is told so once the e-mail is proven", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  await prove(billing, browser, "nobody@example.com");

  expect((await check(browser, "nobody@example.com")).json()).toEqual({ found: false });
  expect((await browser.post("/api/activate-manual-subscription", { email: "nobody@example.com", plan: "monthly" })).json()).toMatchObject({
    code: "no-pending-payment",
  });
});

test("a code works in the browser that asked, five tries long, for ten minutes, and is not kept in the clear", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  const other = billing.browser();
  await check(browser);
  await check(other, "somebody@example.com");
  await billing.runJobs();
  const code =
    billing.letters
      .find(({ kind, to }) => kind === "recovery-code" && to === payer)
      ?.text.split("\n")
      .find((line) => /^\d{6}$/.test(line)) ?? "";
  const verify = (from: Browser, typed: string) => from.post("/api/payment-recovery/verify", { email: payer, code: typed });
  expect(JSON.stringify(await billing.db.select().from(recoveryCodes))).not.toContain(code);

  expect((await verify(other, code)).json()).toMatchObject({ code: "wrong-code" });
  const wrong = code === "000000" ? "111111" : "000000";
  for (let tries = 0; tries < 5; tries++) expect((await verify(browser, wrong)).statusCode).toBe(400);
  expect((await verify(browser, code)).json()).toMatchObject({ code: "wrong-code" });

  await check(browser);
  await billing.runJobs();
  await billing.control("advance", { seconds: 601 });
  expect((await verify(browser, codeIn(billing))).json()).toMatchObject({ code: "wrong-code" });
});

test("an unclaimed payment is written about, never renews, and goes back after 14 days", async () => {
  const billing = await startBillingApp();
  await payAndVanish(billing);
  const kinds = () => billing.letters.filter(({ to }) => to === payer).map(({ kind }) => kind);

  await billing.advance(0.02);
  expect(kinds()).toEqual(["finish-account"]);
  await billing.advance(8);
  expect(kinds()).toEqual(["finish-account", "finish-account", "finish-account", "finish-account"]);
  await billing.advance(7);

  expect(kinds().at(-1)).toBe("unclaimed-refunded");
  expect((await billing.state()).refunds).toMatchObject([{ amount: 1999 }]);
  expect((await billing.state()).subscriptions).toMatchObject([{ status: "canceled" }]);
});

test("the hosted checkout: a stranger is sent to it, and nothing is believed on the way back", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();

  const reply = await browser.get("/api/checkout/start?plan=annual");

  expect(reply.statusCode).toBe(303);
  const sessionId = String(reply.headers.location).split("/").at(-1) ?? "";
  expect(sessionId).toMatch(/^cs_/);
  expect((await browser.get(`/api/checkout/session-info?session_id=${sessionId}`)).json()).toEqual({
    found: true,
    paid: false,
    claimed: false,
    email: null,
    plan: "annual",
  });
  expect((await browser.get("/api/checkout/session-info?session_id=cs_nothing")).json()).toMatchObject({ found: false });
  const early = await browser.post("/api/complete-signup-with-payment", {
    email: payer,
    password: "green-boots",
    athleteName: "Maya",
    sessionId,
  });
  expect(early.statusCode).toBeGreaterThanOrEqual(403);
});

test("what a session says of the payer is whole for the browser that paid and masked for others", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  const { clientSecret } = (await browser.post("/api/stripe/create-payment-intent", { plan: "monthly", email: payer })).json();
  const { id } = await billing.pay(clientSecret);

  expect((await browser.get(`/api/checkout/session-info?session_id=${id}`)).json()).toMatchObject({ paid: true, email: payer });
  expect((await billing.browser().get(`/api/checkout/session-info?session_id=${id}`)).json()).toMatchObject({
    paid: true,
    email: "p***@e***",
  });
});

test("complete sign-up makes the account and leads on to the hosted checkout", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();

  const reply = await browser.post("/api/complete-signup", {
    email: "sam@example.com",
    password: "green-boots",
    childName: "Maya",
    plan: "annual",
  });

  expect(reply.json()).toEqual({ success: true, checkoutUrl: "/api/checkout/start?plan=annual" });
  expect((await browser.get("/api/user")).json()).toMatchObject({ email: "sam@example.com", athleteName: "Maya" });
  expect((await browser.get("/api/checkout/start?plan=annual")).headers.location).toContain("/c/pay/cs_");
});

test("a member with a plan is not sent to pay again", async () => {
  const billing = await startBillingApp();
  const browser = billing.browser();
  await browser.post("/api/auth/signup", { email: payer, password: "green-boots", plan: "monthly" });
  const { clientSecret } = (await browser.post("/api/stripe/create-subscription", { plan: "monthly" })).json();
  await billing.pay(clientSecret);
  await browser.get("/api/subscription/status");

  const reply = await browser.get("/api/checkout/start?plan=annual");

  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toContain("/pricing?message=You+already+have");
});

test("with a payment link configured the visitor goes there, and the reference it carries proves nothing", async () => {
  const billing = await startBillingApp({ env: { STRIPE_PAYMENT_LINK_ANNUAL: "https://buy.stripe.com/test_link" } });
  const browser = billing.browser();

  const address = new URL(String((await browser.get("/api/checkout/start?plan=annual")).headers.location));

  expect(address.origin + address.pathname).toBe("https://buy.stripe.com/test_link");
  const attemptId = address.searchParams.get("client_reference_id") ?? "";
  const order = {
    plan: "annual",
    attemptId,
    customerId: null,
    email: null,
    successUrl: "https://example.com",
    cancelUrl: "https://example.com",
    terms: "",
  };
  const { id } = await billing.platform.payments.openCheckout("made by the link", order);
  expect((await browser.get(`/api/checkout/session-info?session_id=${id}`)).json()).toMatchObject({ found: true, paid: false });
  const reply = await browser.post("/api/complete-signup-with-payment", {
    email: payer,
    password: "green-boots",
    athleteName: "Maya",
    sessionId: id,
  });
  expect(reply.json()).toMatchObject({ code: "payment-not-verified" });
});

test("a refund that Stripe did not answer is tried again until it is done, and said once", async () => {
  const billing = await startBillingApp();
  await payAndVanish(billing);
  await billing.advance(13.9);
  await billing.control("faults", { path: "/v1/refunds", times: 3, kind: "500" });
  await billing.advance(0.2);
  expect((await billing.state()).refunds).toEqual([]);

  await billing.advance(1);

  expect((await billing.state()).refunds).toMatchObject([{ amount: 1999 }]);
  expect(billing.letters.filter(({ kind }) => kind === "unclaimed-refunded")).toHaveLength(1);
});
