import { plans } from "@stars/domain/billing/plans.ts";
import type { PriceToSell } from "#platform/payments/payments.ts";

/** The prices that must stand at the payment provider, by keys that never change; a new amount gets a new key. */
export const pricesToSell: readonly PriceToSell[] = [
  { plan: "monthly", lookupKey: "coach_monthly_gbp_v1", ...priceOf("monthly") },
  { plan: "annual", lookupKey: "coach_annual14_gbp_v1", ...priceOf("annual") },
];

function priceOf(plan: keyof typeof plans) {
  const { amountPence, months, name } = plans[plan];
  return { amountPence, months, name };
}
