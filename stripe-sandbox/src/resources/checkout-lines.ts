import type Stripe from "stripe";
import type { Ledger } from "#store/ledger.ts";

export function lineItemsOf(ledger: Ledger, session: string): Stripe.LineItem[] {
  const note = ledger.tables.checkoutNotes.get(session);
  const price = note && ledger.tables.prices.get(note.price);
  if (note === undefined || price === undefined) return [];
  const product = ledger.tables.products.get(String(price.product));
  const total = (price.unit_amount ?? 0) * note.quantity;
  return [
    {
      id: `li_${session.slice("cs_test_".length)}`,
      object: "item",
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: total,
      amount_tax: 0,
      amount_total: total,
      currency: price.currency,
      description: product?.name ?? null,
      metadata: {},
      price,
      quantity: note.quantity,
    },
  ];
}
