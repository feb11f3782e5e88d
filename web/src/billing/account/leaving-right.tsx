import { leavingTerms, poundsOf } from "@stars/domain/billing/terms.ts";
import { Button } from "#ui/button.tsx";

interface LeavingRightProps {
  /** What leaving now gives back; 0 when the 14 days are over. */
  refundPence: number;
  isDisabled: boolean;
  onRefund: () => void;
}

/** The right to leave, in the words of the terms, and the button that uses it while there is money to give back. */
export function LeavingRight({ refundPence, isDisabled, onRefund }: LeavingRightProps) {
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4.5">
      <p className="text-sm text-pretty text-text-muted">{leavingTerms}</p>
      {refundPence > 0 && (
        <>
          <p>
            You can still get back <b className="tabular-nums">{poundsOf(refundPence)}</b>, the whole of your first payment.
          </p>
          <Button look="danger" disabled={isDisabled} onClick={onRefund} className="max-tablet:w-full">
            Cancel within 14 days and refund
          </Button>
        </>
      )}
    </div>
  );
}
