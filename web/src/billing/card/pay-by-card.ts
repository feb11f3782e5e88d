import { toast } from "#ui/toast.tsx";
import { billingCopy } from "../billing.copy.ts";
import type { Confirmation, Payer, ReadyCard } from "./card.ts";

/** paid: the money is there. refused: nothing was taken, and a toast has said why. gone: the browser is on its way to the bank's page. */
type PayResult = "paid" | "refused" | "gone";

/** Pays with the card that was typed in, and says so when it did not work. */
export async function payByCard(card: ReadyCard, clientSecret: string, payer: Payer): Promise<PayResult> {
  const confirmation = await card.confirm(clientSecret, payer).catch(() => null);
  if (confirmation && "askedAt" in confirmation) {
    location.assign(confirmation.askedAt);
    return "gone";
  }
  const problem = confirmation ? problemOf(confirmation) : billingCopy.processingFailed;
  if (problem === null) return "paid";
  toast({ title: billingCopy.paymentFailed, description: problem, tone: "bad" });
  return "refused";
}

function problemOf(confirmation: Exclude<Confirmation, { askedAt: string }>): string | null {
  if ("error" in confirmation) return billingCopy.paymentRefused(confirmation.error);
  return confirmation.status === "succeeded" ? null : billingCopy.paymentUnfinished(confirmation.status);
}
