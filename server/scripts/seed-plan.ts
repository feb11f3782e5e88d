import type { Plan } from "@stars/domain/billing/plans.ts";
import { beginPayment } from "#billing/begin-payment.ts";
import { pricesToSell } from "#billing/prices-to-sell.ts";
import { resolveOwn } from "#billing/resolve-attempts.ts";
import type { RealPlatform } from "#platform/real-platform.ts";

/** Buys a plan for a seeded member in the payment sandbox, as a browser would with a test card. */
export async function buyPlan(platform: RealPlatform, memberId: string, email: string, plan: Plan): Promise<void> {
  const { payments, sandboxUrl } = platform;
  if (sandboxUrl === null) throw new Error("Plans are bought for seeded families in the payment sandbox only");
  await payments.prepare(pricesToSell);
  const order = { kind: "checkout", plan, buyer: { memberId, browserHash: null }, networkAddress: "127.0.0.1", email } as const;
  const clientSecret = await beginPayment(platform, order);
  const form = new URLSearchParams({
    key: payments.publishableKey,
    client_secret: clientSecret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": "4242424242424242",
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2040",
    "payment_method_data[card][cvc]": "123",
    "payment_method_data[billing_details][email]": email,
    "payment_method_data[billing_details][address][country]": "GB",
  });
  const id = clientSecret.split("_secret_")[0];
  const reply = await fetch(`${sandboxUrl}/sandbox/stripe/v1/payment_intents/${id}/confirm`, { method: "POST", body: form });
  if (!reply.ok) throw new Error(`The sandbox did not take the test card (${reply.status})`);
  await resolveOwn(platform, memberId, null);
}
