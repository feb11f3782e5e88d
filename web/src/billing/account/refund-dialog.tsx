import { poundsOf } from "@stars/domain/billing/terms.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";

interface RefundDialogProps {
  amountPence: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before the plan ends at once and its payment goes back. */
export function RefundDialog({ amountPence, isBusy, onConfirm, onClose }: RefundDialogProps) {
  const amount = poundsOf(amountPence);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isBusy}
      title={`Cancel and get ${amount} back?`}
      description="Your plan ends at once, and the whole payment goes back to the card you paid with."
    >
      <p>All stars and progress are kept. Training is locked until you choose a plan again.</p>
      <DialogActions>
        <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
          Yes, cancel and refund {amount}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          Keep subscription
        </Button>
      </DialogActions>
    </Dialog>
  );
}
