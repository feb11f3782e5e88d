import { brand } from "@stars/domain/brand.ts";
import type Stripe from "stripe";
import { BadConfig } from "../config.ts";
import type { PriceToSell } from "./payments.ts";
import { ask } from "./stripe-client.ts";
import { followedEvents } from "./stripe-events.ts";

const pinnedApiVersion = "2026-10-28.endive";

/**
 * Finds the price of each plan and holds it to what we sell.
 *
 * @returns the id of the price by plan
 * @throws BadConfig with one sentence when a price is missing or is not what we sell
 */
export async function findPrices(stripe: Stripe, prices: readonly PriceToSell[], isLive: boolean): Promise<ReadonlyMap<string, string>> {
  const found = await ask("list", () =>
    stripe.prices.list({ lookup_keys: prices.map(({ lookupKey }) => lookupKey), active: true, limit: 10 }),
  );
  return new Map(
    prices.map((wanted) => {
      const price = found.data.find(({ lookup_key }) => lookup_key === wanted.lookupKey);
      if (price === undefined) throw new BadConfig(`Stripe has no active price "${wanted.lookupKey}". Run npm run stripe:setup first.`);
      if (!isWhatWeSell(price, wanted, isLive))
        throw new BadConfig(`The Stripe price "${wanted.lookupKey}" is not the one we sell: check amount, currency, period and mode.`);
      return [wanted.plan, price.id];
    }),
  );
}

function isWhatWeSell(price: Stripe.Price, wanted: PriceToSell, isLive: boolean): boolean {
  const { recurring } = price;
  return (
    price.currency === "gbp" &&
    price.unit_amount === wanted.amountPence &&
    recurring?.interval === "month" &&
    recurring.interval_count === wanted.months &&
    price.livemode === isLive
  );
}

/** The portal's settings that `setUp` made, or null to leave them to the account's own. */
export async function findPortalConfiguration(stripe: Stripe): Promise<string | null> {
  const configurations = await ask("list", () => stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  return configurations.data.find(({ metadata }) => metadata?.product === brand.name)?.id ?? null;
}

/**
 * Makes in a Stripe account what the product needs there: products, prices, portal settings and, given an address, the webhook endpoint.
 * What is there already stays as it is.
 *
 * @returns what was made, in words; the webhook's secret is shown this once
 */
export async function setUp(stripe: Stripe, prices: readonly PriceToSell[], webhookUrl: string | null): Promise<string[]> {
  const made: string[] = [];
  const present = await ask("list", () =>
    stripe.prices.list({ lookup_keys: prices.map(({ lookupKey }) => lookupKey), active: true, limit: 10 }),
  );
  for (const { plan, lookupKey, amountPence, months, name } of prices) {
    if (present.data.some(({ lookup_key }) => lookup_key === lookupKey)) continue;
    const product = await ask("product", () =>
      stripe.products.create({ name: `${brand.name}: ${name}`, metadata: { plan } }, { idempotencyKey: `setup:product:${lookupKey}` }),
    );
    await ask("price", () =>
      stripe.prices.create(
        {
          product: product.id,
          currency: "gbp",
          unit_amount: amountPence,
          recurring: { interval: "month", interval_count: months },
          lookup_key: lookupKey,
          nickname: name,
        },
        { idempotencyKey: `setup:price:${lookupKey}` },
      ),
    );
    made.push(`price ${lookupKey}`);
  }
  if ((await findPortalConfiguration(stripe)) === null) {
    await ask("billing_portal.configuration", () => stripe.billingPortal.configurations.create(portalSettings));
    made.push("portal configuration");
  }
  if (webhookUrl !== null) made.push(...(await setUpWebhook(stripe, webhookUrl)));
  return made;
}

const portalSettings: Stripe.BillingPortal.ConfigurationCreateParams = {
  features: {
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
    subscription_cancel: { enabled: true, mode: "at_period_end" },
    subscription_update: { enabled: false },
    customer_update: { enabled: false },
  },
  metadata: { product: brand.name },
};

async function setUpWebhook(stripe: Stripe, url: string): Promise<string[]> {
  const endpoints = await ask("list", () => stripe.webhookEndpoints.list({ limit: 100 }));
  if (endpoints.data.some((endpoint) => endpoint.url === url)) return [];
  const endpoint = await ask("webhook_endpoint", () =>
    stripe.webhookEndpoints.create({ url, enabled_events: [...followedEvents], api_version: pinnedApiVersion }),
  );
  return [`webhook endpoint ${url}; set STRIPE_WEBHOOK_SECRET=${endpoint.secret ?? ""}`];
}
