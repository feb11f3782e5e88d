import { defaultPlan } from "@stars/domain/billing/plans.ts";
import type { PlanStanding } from "#billing/status.data.ts";
import { paths } from "#platform/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { CardActions } from "./account-card.tsx";
import { ContactSupport } from "./contact-support.tsx";
import { planFace } from "./plan-face.ts";
import type { PlanChanges } from "./use-plan-changes.ts";

interface PlanActionsProps {
  standing: PlanStanding;
  changes: PlanChanges;
  supportEmail: string;
  onCancel: () => void;
  onReactivate: () => void;
}

/** What can be done about a plan, its next step first. */
export function PlanActions({ standing, changes, supportEmail, onCancel, onReactivate }: PlanActionsProps) {
  const { subscriptionPlan, isManagedByTeam, paymentProblem } = standing;
  const face = planFace(standing);
  const isOwnRunning = !isManagedByTeam && (face === "renewing" || face === "ending");
  return (
    <CardActions>
      {face === "ending" && isOwnRunning && (
        <Button look="go" isBusy={changes.isReactivating} disabled={changes.isChanging && !changes.isReactivating} onClick={onReactivate}>
          Reactivate Subscription
        </Button>
      )}
      {face === "expired" && (
        <ButtonLink look="go" to={`/checkout?plan=${subscriptionPlan ?? defaultPlan}`}>
          Reactivate Subscription
        </ButtonLink>
      )}
      {(face === "none" || face === "trial") && (
        <ButtonLink look={paymentProblem ? "line" : "go"} href={paths.pricing}>
          Choose a Plan
        </ButtonLink>
      )}
      {isOwnRunning && !paymentProblem && <UpdateCard look="line" changes={changes} />}
      <ContactSupport email={supportEmail} subject="My subscription" />
      {face === "renewing" && isOwnRunning && (
        <Button look="danger" disabled={changes.isChanging} onClick={onCancel}>
          Cancel Subscription
        </Button>
      )}
    </CardActions>
  );
}

/** Opens the payment provider's page where the card is changed. */
export function UpdateCard({ look, changes }: { look: "go" | "line"; changes: PlanChanges }) {
  const { isOpeningPortal, isChanging, updateCard } = changes;
  return (
    <Button look={look} isBusy={isOpeningPortal} disabled={isChanging && !isOpeningPortal} onClick={updateCard}>
      {!isOpeningPortal && <Icon name="card" />}
      Update card
    </Button>
  );
}
