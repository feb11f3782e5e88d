import type { PlanStanding } from "#billing/status.data.ts";
import { writtenDate } from "#billing/written-date.ts";
import { Notice } from "#ui/notice.tsx";
import { accountPageCopy } from "./account-page.copy.ts";
import { planFace } from "./plan-face.ts";

/** What the state of the plan means for the family: until when training is open, and what is kept. */
export function PlanNotice({ standing, isDemo }: { standing: PlanStanding; isDemo: boolean }) {
  const { subscriptionEndDate: endsAt, renewsAt, isManagedByTeam } = standing;
  if (isDemo) return <Notice tone="info">{accountPageCopy.demo}</Notice>;

  switch (planFace(standing)) {
    case "renewing":
      if (isManagedByTeam) return <Notice tone="info">{accountPageCopy.managedByTeam}</Notice>;
      // A renewal that failed has no date; the banner above says what to do.
      if (renewsAt === null) return null;
      return (
        <Notice tone="info">
          If you cancel, you keep full access until <Day at={renewsAt} />. After that your progress is saved but locked.
        </Notice>
      );
    case "ending":
      return (
        <Notice tone="warn" title="Subscription Ending Soon">
          <p>
            {endsAt !== null && <AccessUntil endsAt={endsAt} />} After that your progress is saved but locked.
            {!isManagedByTeam && " Nothing more is charged."}
          </p>
          {isManagedByTeam && <p>{accountPageCopy.managedByTeam}</p>}
        </Notice>
      );
    case "expired":
      return (
        <Notice tone="warn" title="Subscription Expired">
          {endsAt === null ? "Your plan has ended." : <EndedOn endsAt={endsAt} />} Your progress is saved but locked.
        </Notice>
      );
    case "trial":
      return (
        <Notice tone="info">
          <p>{endsAt === null ? "Your trial is running." : <TrialUntil endsAt={endsAt} />} Choose a plan to go on after it.</p>
          {isManagedByTeam && <p>{accountPageCopy.managedByTeam}</p>}
        </Notice>
      );
    case "none":
      return (
        <Notice tone="info" title="No Active Subscription">
          Choose a plan to open training and the coach. Your progress is saved.
        </Notice>
      );
  }
}

function TrialUntil({ endsAt }: { endsAt: string }) {
  return (
    <>
      Your trial runs until <Day at={endsAt} />.
    </>
  );
}

function AccessUntil({ endsAt }: { endsAt: string }) {
  return (
    <>
      You keep full access until <Day at={endsAt} />.
    </>
  );
}

function EndedOn({ endsAt }: { endsAt: string }) {
  return (
    <>
      Your plan ended on <Day at={endsAt} />.
    </>
  );
}

/** A day that must not be overlooked. */
function Day({ at }: { at: string }) {
  return <b className="whitespace-nowrap tabular-nums">{writtenDate(at)}</b>;
}
