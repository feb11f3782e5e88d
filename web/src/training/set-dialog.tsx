import type { SetRef } from "@stars/domain/training/progress.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { shortName } from "./journey.ts";
import { trainingCopy } from "./training.copy.ts";

interface SetDialogProps {
  asked: SetRef;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a set is ticked off. */
export function SetDialog({ asked, onConfirm, onCancel }: SetDialogProps) {
  return (
    <Dialog isOpen onClose={onCancel} title={`${shortName(asked)}, Set ${asked.set}`} description={trainingCopy.confirmSet(asked)}>
      <DialogActions>
        <Button onClick={onConfirm}>Yes, complete it</Button>
        <Button look="line" onClick={onCancel}>
          Not yet
        </Button>
      </DialogActions>
    </Dialog>
  );
}
