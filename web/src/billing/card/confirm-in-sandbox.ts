import { type CardProvider, type Confirmation, isPaidAlready, type Payer, paymentIdOf } from "./card.ts";
import { type CardField, readExpiry, type TypedCard } from "./typed-card.ts";

/** As long as we wait for any other answer of the server. */
const timeoutMs = 20_000;

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
  const message = textAt(said, "error", "message");
  if (message !== undefined) return readRefusal(said, message);
  const status = textAt(said, "status");
  if (status === undefined) throw new TypeError("The sandbox answered without a status");
  const askedAt = textAt(said, "next_action", "redirect_to_url", "url");
  return { confirmation: status === "requires_action" && askedAt ? { askedAt } : { status }, field: null };
}

function readRefusal(said: unknown, message: string): SandboxAnswer {
  const code = textAt(said, "error", "code");
  const paymentStatus = textAt(said, "error", "payment_intent", "status");
  if (isPaidAlready({ code, paymentStatus })) return { confirmation: { status: "succeeded" }, field: null };
  return { confirmation: { error: message }, field: fieldOfCode[code ?? ""] ?? null };
}

/** The text at a place in what was said, if there is one. */
function textAt(said: unknown, ...place: string[]): string | undefined {
  let part = said;
  for (const key of place) part = typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined;
  return typeof part === "string" ? part : undefined;
}
