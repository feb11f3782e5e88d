import type { Plan } from "@stars/domain/billing/plans.ts";

/** The plans as they are called once they are bought; the offers say more. */
export const planNames: Readonly<Record<Plan, string>> = { monthly: "Monthly Plan", annual: "Annual Plan" };
