import { type BrowserContext, expect } from "@playwright/test";
import type { Product } from "./product.ts";

const secondsPerDay = 86_400;
const sessionDays = 30;

type WebhookMode = "on" | "off" | "duplicate" | "reverse";

/** What the payment provider knows of the payer with this e-mail. */
export interface Books {
  /** In pence, newest first; those that were declined are left out. */
  readonly charged: number[];
  readonly refunded: number[];
  /** The status of each subscription that is, or was, paid for. */
  readonly subscriptions: string[];
}

interface State {
  customers: { id: string; email: string | null }[];
  subscriptions: { customer: string; status: string }[];
  charges: { customer: string | null; status: string; amount: number; amount_refunded: number }[];
}

/**
 * Lets days go by for the payment provider, for the product and for the family's browser. What falls due on the way is done when this
 * returns. Sessions last 30 days, so after more of them the browser is made to log in again.
 */
export async function letDaysPass(product: Product, context: BrowserContext, days: number): Promise<void> {
  const { now } = await pull(product, "advance", { seconds: days * secondsPerDay });
  await context.clock.install({ time: now });
  if (days > sessionDays) await context.clearCookies({ name: /^(session|signed_in)$/ });
}

/** How the payment provider tells the product what happened. */
export async function setWebhooks(product: Product, mode: WebhookMode): Promise<void> {
  await pull(product, "webhooks", { mode });
}

export async function booksOf(product: Product, email: string): Promise<Books> {
  const reply = await fetch(`${product.url}/sandbox/stripe/control/state`);
  expect(reply.status).toBe(200);
  const state: State = await reply.json();
  const own = new Set(state.customers.filter((customer) => customer.email === email).map(({ id }) => id));
  const charges = state.charges.filter(({ customer, status }) => own.has(customer ?? "") && status === "succeeded");
  return {
    charged: charges.map(({ amount }) => amount),
    refunded: charges.map(({ amount_refunded: refunded }) => refunded).filter((amount) => amount > 0),
    subscriptions: state.subscriptions
      .filter(({ customer, status }) => own.has(customer) && !status.startsWith("incomplete"))
      .map(({ status }) => status),
  };
}

async function pull(product: Product, lever: "advance" | "webhooks", body: Record<string, unknown>): Promise<{ now: string }> {
  const reply = await fetch(`${product.url}/sandbox/stripe/control/${lever}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(reply.status, `${lever} ${JSON.stringify(body)}`).toBe(200);
  return reply.json();
}
