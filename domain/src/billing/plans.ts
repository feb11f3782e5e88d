/** The two plans, in the order they are offered; `offer` is what a plan is called where it is chosen. Amounts in pence (spec section 9); the annual plan buys 14 months, at every renewal. */
export const plans = {
  monthly: { name: "Monthly Plan", offer: "Monthly Plan", amountPence: 1999, months: 1, price: "£19.99/month", badge: null },
  annual: {
    name: "Annual Plan",
    offer: "Annual Plan (Save £47!)",
    amountPence: 19_188,
    months: 14,
    price: "£191.88/year (£15.99/month)",
    badge: "BEST VALUE",
  },
} as const;

export type Plan = keyof typeof plans;
export const planIds = ["monthly", "annual"] as const satisfies readonly Plan[];
export const defaultPlan: Plan = "monthly";

/** Whether a word from outside names a plan. */
export function isPlan(word: unknown): word is Plan {
  return typeof word === "string" && (planIds as readonly string[]).includes(word);
}
