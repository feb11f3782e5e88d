import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { writtenDate } from "./written-date.ts";

interface CancelDialogProps {
  /** When access would end; null when the provider alone knows. */
  until: string | null;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before the plan is set to end. */
export function CancelDialog({ until, isBusy, onConfirm, onClose }: CancelDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isBusy}
      title="Cancel your subscription?"
      description={`You keep full access until ${until === null ? "the end of the period you paid for" : writtenDate(until)}, and nothing more is charged.`}
    >
      <p>All stars and progress are kept. Training is locked after that day, and you can come back whenever you like.</p>
      <DialogActions>
        <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
          Yes, cancel
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          Keep subscription
        </Button>
      </DialogActions>
    </Dialog>
  );
}
