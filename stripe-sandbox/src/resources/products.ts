import type Stripe from "stripe";
import { newId } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";
import { emit } from "#webhooks/emit.ts";

export function createProduct(
  ledger: Ledger,
  words: { id?: string; name: string; active?: boolean; description?: string | null; metadata?: Record<string, string> },
): Stripe.Product {
  const now = ledger.clock.seconds();
  const product = ledger.tables.products.put({
    id: words.id ?? newId("prod"),
    object: "product",
    active: words.active ?? true,
    created: now,
    default_price: null,
    description: words.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: words.metadata ?? {},
    name: words.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: now,
    url: null,
  });
  emit(ledger, "product.created", product);
  return product;
}
