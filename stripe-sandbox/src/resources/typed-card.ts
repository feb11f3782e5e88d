import { object, text } from "#http/params.ts";
import type { Payer, TypedCard } from "./payment-methods.ts";

const address = object({ city: text, country: text, line1: text, line2: text, postal_code: text, state: text });
export const billingDetails = object({ email: text, name: text, phone: text, address });
export const cardDetails = object({ number: text, exp_month: text, exp_year: text, cvc: text });

type Given<Field extends { read(value: unknown, param: string): unknown }> = ReturnType<Field["read"]>;

export function typedCard(card: NonNullable<Given<typeof cardDetails>>): TypedCard {
  return { number: card.number ?? "", expMonth: numberIn(card.exp_month), expYear: numberIn(card.exp_year), cvc: card.cvc ?? null };
}

export function payerOf(given: Given<typeof billingDetails>): Payer {
  const { address } = given ?? {};
  return {
    email: given?.email ?? null,
    name: given?.name ?? null,
    phone: given?.phone ?? null,
    address: address
      ? {
          city: address.city ?? null,
          country: address.country ?? null,
          line1: address.line1 ?? null,
          line2: address.line2 ?? null,
          postal_code: address.postal_code ?? null,
          state: address.state ?? null,
        }
      : null,
  };
}

function numberIn(given: string | null | undefined): number | null {
  return given && /^\d{1,4}$/.test(given) ? Number(given) : null;
}
