import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { paths } from "#platform/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { trainingCopy } from "./training.copy.ts";

const { title, description } = trainingCopy.planNeeded;

/** Up front, for a member without a plan: what is safe, and the way on. */
export function PlanNeededNotice() {
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <b className="block">{title}</b> {description}
        </p>
        <ButtonLink href={paths.pricing}>Choose a Plan</ButtonLink>
      </div>
    </Notice>
  );
}

/** In place of a completion that needs a plan. */
export function PlanNeededDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={title} description={billingRefusals["subscription-needed"].message}>
      <DialogActions>
        <ButtonLink href={paths.pricing}>Choose a Plan</ButtonLink>
        <Button look="line" onClick={onClose}>
          Not now
        </Button>
      </DialogActions>
    </Dialog>
  );
}
