import { createServer } from "node:net";
import { startSandbox } from "@stars/stripe-sandbox/start-sandbox.ts";
import { onTestFinished } from "vitest";
import { pricesToSell } from "#billing/prices-to-sell.ts";
import { reconcilePayments, reconcileSubscriptions } from "#billing/reconcile.ts";
import { runDueJobs, startRecurring } from "#platform/jobs/queue.ts";
import { stripePayments } from "#platform/payments/stripe-payments.ts";
import type { Platform } from "#platform/platform.ts";
import { buildApp, jobHandlers } from "../app.ts";
import { startTestApp } from "./start-test-app.ts";
import { testNow, testPlatform } from "./test-platform.ts";

/** The few fields of Stripe's objects that tests look at. */
export interface StripeState {
  readonly subscriptions: readonly {
    readonly id: string;
    readonly status: string;
    readonly cancel_at_period_end: boolean;
    readonly customer: string;
  }[];
  readonly refunds: readonly { readonly amount: number }[];
  readonly invoices: readonly { readonly status: string; readonly amount_paid: number }[];
  readonly paymentIntents: readonly { readonly id: string; readonly status: string }[];
}

export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  threeDSecure: "4000002500003155",
  failsLater: "4000000000000341",
} as const;

/** The real app with the payment sandbox behind it, over the loopback: real calls, real webhooks, one clock for both. */
export async function startBillingApp({
  webhooks = "on",
  env = {},
}: {
  webhooks?: "on" | "off" | "duplicate" | "reverse" | "delay";
  env?: Record<string, string>;
} = {}) {
  const { db } = await startTestApp();
  const port = await freePort();
  const sandbox = await startSandbox({
    appUrl: `http://127.0.0.1:${port}`,
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
    snapshotFile: null,
    now: () => new Date(testNow),
    hooks: { advanced: () => runJobs(), reconcile: () => reconcile() },
  });
  const payments = stripePayments({
    mode: "sandbox",
    secretKey: sandbox.secretKey,
    publishableKey: sandbox.publishableKey,
    webhookSecrets: [sandbox.webhookSecret],
    sandboxUrl: sandbox.url,
  });
  await payments.prepare(pricesToSell);
  const tested = testPlatform(db, { PORT: String(port), RATE_LIMITS: "off", ...env }, payments);
  const platform: Platform = { ...tested, clock: { now: () => sandbox.now() } };
  const app = await buildApp(platform, { web: null, outbox: null, sandboxUrl: sandbox.url });
  await app.listen({ port, host: "127.0.0.1" });
  await startRecurring(platform, jobHandlers(platform));
  onTestFinished(async () => {
    await sandbox.close();
    await app.close();
  });

  async function runJobs(): Promise<void> {
    for (let rounds = 0; rounds < 30 && (await runDueJobs(platform, jobHandlers(platform))) > 0; rounds++);
  }
  async function reconcile(): Promise<void> {
    await reconcilePayments(platform);
    await reconcileSubscriptions(platform);
    await runJobs();
  }
  async function control(name: string, body: object = {}): Promise<Response> {
    const reply = await fetch(`${sandbox.url}/sandbox/stripe/control/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`control ${name}: ${reply.status} ${await reply.text()}`);
    return reply;
  }
  if (webhooks !== "on") await control("webhooks", { mode: webhooks, ...(webhooks === "delay" && { ms: 300 }) });

  return {
    app,
    db,
    platform,
    letters: tested.mail.sent,
    runJobs,
    reconcile,
    control,
    /** Lets webhooks on their way arrive, and does what they queued. */
    settle: async () => {
      await control("advance", { seconds: 1 });
      await runJobs();
    },
    advance: (days: number) => control("advance", { seconds: Math.round(days * 86_400) }),
    /** What the browser does with a client secret and a card. */
    pay: async (clientSecret: string, card: string = cards.good, email = "payer@example.com") => {
      const id = clientSecret.split("_secret_")[0] ?? "";
      const form = new URLSearchParams({
        key: sandbox.publishableKey,
        client_secret: clientSecret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": card,
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "2040",
        "payment_method_data[card][cvc]": "123",
        "payment_method_data[billing_details][email]": email,
        "payment_method_data[billing_details][name]": "Sam",
        "payment_method_data[billing_details][address][country]": "GB",
      });
      const reply = await fetch(`${sandbox.url}/sandbox/stripe/v1/payment_intents/${id}/confirm`, { method: "POST", body: form });
      return { id, httpStatus: reply.status, body: await reply.json() };
    },
    /** What Stripe holds, for looking at. */
    state: async (): Promise<StripeState> => JSON.parse(await (await fetch(`${sandbox.url}/sandbox/stripe/control/state`)).text()),
    /** A browser that keeps its cookies. */
    browser: () => {
      const jar = new Map<string, string>();
      const send = async (method: "GET" | "POST", url: string, payload?: object) => {
        const reply = await app.inject({ method, url, cookies: Object.fromEntries(jar), ...(payload && { payload }) });
        for (const { name, value } of reply.cookies) value === "" ? jar.delete(name) : jar.set(name, value);
        return reply;
      };
      return { get: (url: string) => send("GET", url), post: (url: string, payload?: object) => send("POST", url, payload), jar };
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
