import { type Plan, plans } from "./plans.ts";

// Every sentence about price and renewal stands here, so that a pay button, a letter and the terms cannot tell three stories.

const pound = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** An amount as people read it: 1999 is £19.99. */
export function poundsOf(amountPence: number): string {
  return pound.format(amountPence / 100);
}

const periods: Readonly<Record<Plan, { readonly first: string; readonly every: string }>> = {
  monthly: { first: "for one month", every: "every month" },
  annual: { first: "for 14 months", every: "every 14 months" },
};

/** What is paid today and what follows, next to every pay button (decision 29). */
export function renewalTerms(plan: Plan): string {
  const price = poundsOf(plans[plan].amountPence);
  const { first, every } = periods[plan];
  return `${price} today ${first}, then ${price} ${every} until you cancel.`;
}

/** The right to leave, in the words of the site. "Non-refundable" never stands without its exception. */
export const leavingTerms =
  "You can cancel at any time and keep access until the period you paid for ends. Within 14 days of the first payment you can cancel and get it back in full. After that, fees are non-refundable, except where the law gives you a right.";

/** The version of the terms a payer agreed to, kept with the payment. */
export const termsVersion = "2025-07-11";
