import type { PriceToSell } from "./payments.ts";
import { type StripeAddress, stripeClient } from "./stripe-client.ts";
import { setUp } from "./stripe-setup.ts";

/**
 * Prepares a Stripe account; see `setUp`.
 *
 * @param webhookUrl public address of the webhook door, or null to leave it out
 * @returns what was made, in words
 */
export function setUpStripe(address: StripeAddress, prices: readonly PriceToSell[], webhookUrl: string | null): Promise<string[]> {
  return setUp(stripeClient(address), prices, webhookUrl);
}
