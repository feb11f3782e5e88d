/** Who takes the card, as the settings of the server say. */
export interface CardProvider {
  readonly mode: "stripe" | "sandbox";
  readonly publishableKey: string;
  /** Where the sandbox listens; Stripe's own library knows its address by itself. */
  readonly apiBase: string;
}

/** What the card's bank is told of the payer. The country is always GB. */
export interface Payer {
  readonly email: string;
  readonly name: string;
}

/**
 * What became of a payment: its status at the provider, `succeeded` when it is made; or why the card was not taken; or the page of the
 * bank that wants to ask the card's owner something first.
 */
export type Confirmation = { readonly status: string } | { readonly error: string } | { readonly askedAt: string };

/** A card form that is ready to pay. */
export interface ReadyCard {
  /**
   * Pays. May be called again after a failure, also when it is not known whether the first call went through: a payment is made once.
   *
   * @param clientSecret of the payment
   */
  confirm(clientSecret: string, payer: Payer): Promise<Confirmation>;
}

export interface CardFormProps {
  provider: CardProvider;
  /** Told of the form as soon as it can pay, and null when it no longer can. Must not change from render to render. */
  onReady: (card: ReadyCard | null) => void;
}

/** The id in front of a client secret. It is no secret and proves nothing. */
export function paymentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? clientSecret;
}

/** Whether an error says that the very same payment was made before: a second click, a second tab, or an answer that was lost. */
export function isPaidAlready({ code, paymentStatus }: { code: string | undefined; paymentStatus: string | undefined }): boolean {
  return code === "payment_intent_unexpected_state" && paymentStatus === "succeeded";
}
