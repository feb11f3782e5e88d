import type { Plan } from "@stars/domain/billing/plans.ts";
import { forget, keep, kept } from "#platform/browser-storage.ts";

const keyOf = (plan: Plan) => `payment.${plan}`;

/**
 * Keeps the id of the payment this browser has begun for a plan, so that a payment whose account was never made can still be finished
 * after the tab was closed. The id proves nothing: the server knows the browser by its cookie.
 */
export function rememberPayment(plan: Plan, paymentId: string): void {
  keep("browser", keyOf(plan), paymentId);
}

/** The payment this browser has begun for a plan; null when it knows of none. */
export function rememberedPayment(plan: Plan): string | null {
  const paymentId = kept("browser", keyOf(plan));
  return typeof paymentId === "string" ? paymentId : null;
}

/** The payment belongs to an account now. */
export function forgetPayment(plan: Plan): void {
  forget("browser", keyOf(plan));
}
