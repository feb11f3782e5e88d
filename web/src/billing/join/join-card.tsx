import { Notice } from "#ui/notice.tsx";
import { TryAgain } from "#ui/page.tsx";
import { billingCopy } from "../billing.copy.ts";
import type { CardFormProps, CardProvider } from "../card/card.ts";
import { CardEntry } from "../card/card-entry.tsx";
import { CardSkeleton } from "../card/card-skeleton.tsx";
import { sentenceOf } from "../sentence-of.ts";

interface JoinCardProps {
  provider: CardProvider | null;
  onReady: CardFormProps["onReady"];
  isPaid: boolean;
  isPaymentLost: boolean;
  /** Why no payment could be begun. */
  setupError: Error | null;
  onTryAgain: () => void;
}

/** The card part of the form: the card, or what has become of the payment. */
export function JoinCard({ provider, onReady, isPaid, isPaymentLost, setupError, onTryAgain }: JoinCardProps) {
  if (isPaid) {
    return (
      <div role="status">
        <Notice tone="ok" title={billingCopy.paymentReceived}>
          <p>{billingCopy.paymentSafe} One step is left: the account it belongs to.</p>
        </Notice>
      </div>
    );
  }
  if (isPaymentLost) {
    return (
      <Notice tone="ok" title={billingCopy.paymentReceived}>
        <p>
          You have paid for this plan before, and the payment is safe. <a href="/payment-recovery">Find my payment</a>
        </p>
      </Notice>
    );
  }
  if (setupError) return <TryAgain onClick={onTryAgain}>{sentenceOf(setupError, billingCopy.intentFailed.description)}</TryAgain>;
  return provider ? <CardEntry provider={provider} onReady={onReady} /> : <CardSkeleton />;
}
