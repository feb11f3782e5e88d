import type Stripe from "stripe";

/** Money as people write it: £19.99. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(amount / 100);
}

const days = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", day: "numeric", month: "long", year: "numeric" });

/** A day in London: 21 November 2026. */
export function day(seconds: number): string {
  return days.format(seconds * 1000);
}

/** What is paid today, and what follows until it is cancelled. */
export function renewalSentence(price: Stripe.Price, quantity: number): string {
  const amount = money((price.unit_amount ?? 0) * quantity, price.currency);
  const { interval = "month", interval_count: count = 1 } = price.recurring ?? {};
  if (count === 1) return `${amount} today, then ${amount} every ${interval} until you cancel.`;
  return `${amount} today for ${count} ${interval}s, then ${amount} every ${count} ${interval}s until you cancel.`;
}

export function everyTerm({ recurring }: Stripe.Price): string {
  const { interval = "month", interval_count: count = 1 } = recurring ?? {};
  return count === 1 ? `every ${interval}` : `every ${count} ${interval}s`;
}
