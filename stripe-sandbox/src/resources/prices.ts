import type Stripe from "stripe";
import { invalidRequest } from "#http/errors.ts";
import { newId } from "#store/ids.ts";
import { amend, type Ledger } from "#store/ledger.ts";
import { emit } from "#webhooks/emit.ts";

export type Interval = "day" | "week" | "month" | "year";

export interface PriceWords {
  currency: string;
  unitAmount: number;
  product: string;
  recurring: { interval: Interval; intervalCount: number } | null;
  lookupKey?: string | null;
  transferLookupKey?: boolean;
  nickname?: string | null;
  metadata?: Record<string, string>;
  active?: boolean;
}

export function createPrice(ledger: Ledger, words: PriceWords): Stripe.Price {
  if (words.lookupKey) claimLookupKey(ledger, words.lookupKey, words.transferLookupKey ?? false);
  const price = ledger.tables.prices.put({
    id: newId("price"),
    object: "price",
    active: words.active ?? true,
    billing_scheme: "per_unit",
    created: ledger.clock.seconds(),
    currency: words.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: words.lookupKey ?? null,
    metadata: words.metadata ?? {},
    nickname: words.nickname ?? null,
    product: words.product,
    recurring: words.recurring && {
      interval: words.recurring.interval,
      interval_count: words.recurring.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: words.recurring ? "recurring" : "one_time",
    unit_amount: words.unitAmount,
    unit_amount_decimal: decimalText(words.unitAmount),
  });
  emit(ledger, "price.created", price);
  return price;
}

/** Stripe's decimals are text on the wire; the type is what the `stripe` package makes of them. */
export function decimalText(amount: number): NonNullable<Stripe.Price["unit_amount_decimal"]> {
  return String(amount) as unknown as NonNullable<Stripe.Price["unit_amount_decimal"]>;
}

export function claimLookupKey(ledger: Ledger, key: string, transfer: boolean, claimant?: string): void {
  const holder = ledger.tables.prices.find(({ id, lookup_key }) => lookup_key === key && id !== claimant);
  if (holder === undefined) return;
  if (!transfer) throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: "lookup_key" });
  amend(ledger, "prices", holder, { lookup_key: null });
}

/** The old shape of a price, which subscription items still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
