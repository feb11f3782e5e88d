import * as z from "zod/mini";
import { type CardProvider, type Confirmation, isPaidAlready, type Payer, paymentIdOf } from "./card.ts";
import { type CardField, readExpiry, type TypedCard } from "./typed-card.ts";

/** As long as we wait for any other answer of the server. */
const timeoutMs = 20_000;

const payment = z.object({
  status: z.string(),
  next_action: z.nullish(z.object({ redirect_to_url: z.nullish(z.object({ url: z.nullish(z.string()) })) })),
});

const refusal = z.object({
  error: z.object({
    message: z.string(),
    code: z.optional(z.string()),
    payment_intent: z.optional(z.object({ status: z.string() })),
  }),
});

/** Which field of the form an error of the card provider is about. */
const fieldOfCode: Readonly<Record<string, CardField>> = {
  incorrect_number: "number",
  invalid_number: "number",
  card_declined: "number",
  processing_error: "number",
  expired_card: "expiry",
  invalid_expiry_month: "expiry",
  invalid_expiry_year: "expiry",
  incorrect_cvc: "cvc",
  invalid_cvc: "cvc",
};

export interface SandboxAnswer {
  readonly confirmation: Confirmation;
  /** The field an error is about, where it is about one. */
  readonly field: CardField | null;
}

/**
 * Pays with a test card, by the very call that the card provider's library makes.
 *
 * @param returnUrl where the bank's page leads back to when it has to ask
 */
export async function confirmInSandbox(
  { apiBase, publishableKey }: CardProvider,
  { clientSecret, card, payer, returnUrl }: { clientSecret: string; card: TypedCard; payer: Payer; returnUrl: string },
): Promise<SandboxAnswer> {
  const expiry = readExpiry(card.expiry);
  const form = new URLSearchParams({
    key: publishableKey,
    client_secret: clientSecret,
    return_url: returnUrl,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": card.number.replace(/\D/g, ""),
    "payment_method_data[card][exp_month]": String(expiry?.month ?? ""),
    "payment_method_data[card][exp_year]": String(expiry?.year ?? ""),
    "payment_method_data[card][cvc]": card.cvc.trim(),
    "payment_method_data[billing_details][email]": payer.email,
    "payment_method_data[billing_details][name]": payer.name,
    "payment_method_data[billing_details][address][country]": "GB",
  });
  try {
    const reply = await fetch(`${apiBase}/v1/payment_intents/${paymentIdOf(clientSecret)}/confirm`, {
      method: "POST",
      body: form,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readAnswer(await reply.json());
  } catch {
    return { confirmation: { error: "Network error. Please try again." }, field: null };
  }
}

function readAnswer(said: unknown): SandboxAnswer {
  const refused = refusal.safeParse(said);
  if (refused.success) return readRefusal(refused.data);
  const { status, next_action: next } = payment.parse(said);
  const askedAt = next?.redirect_to_url?.url;
  return { confirmation: status === "requires_action" && askedAt ? { askedAt } : { status }, field: null };
}

function readRefusal({ error }: z.output<typeof refusal>): SandboxAnswer {
  const { code, message, payment_intent: tried } = error;
  if (isPaidAlready({ code, paymentStatus: tried?.status })) return { confirmation: { status: "succeeded" }, field: null };
  return { confirmation: { error: message }, field: fieldOfCode[code ?? ""] ?? null };
}
