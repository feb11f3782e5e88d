import { isEntitled } from "@stars/domain/billing/entitlements.ts";
import { useQuery } from "@tanstack/react-query";
import { type Viewer, viewerQuery } from "#account/account.data.ts";
import { NameAthleteDialog } from "#account/name-athlete-dialog.tsx";
import { Page, TryAgain } from "#ui/page.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { JourneyBoard } from "./journey-board.tsx";
import { trainingCopy } from "./training.copy.ts";
import { progressQuery, useFollowOtherTabs } from "./training.data.ts";

export default function DashboardScreen() {
  const viewer = useQuery(viewerQuery()).data ?? null;
  const progress = useQuery(progressQuery());
  useFollowOtherTabs();
  return (
    <Page title="Dashboard" hasOwnHeading className="grid grid-cols-[minmax(0,1fr)] gap-6 max-tablet:gap-4 max-tablet:pt-1">
      <h1 className="-mb-2 font-display text-display-md leading-tight font-extrabold wrap-anywhere max-tablet:text-display-sm">
        {viewer?.athleteName ? `Welcome, ${viewer.athleteName}` : "Welcome"}
      </h1>
      {progress.isPending && <DashboardSkeleton />}
      {/* Stars that are shown stay, even when asking again for them fails. */}
      {progress.isLoadingError && <TryAgain onClick={() => progress.refetch()}>{trainingCopy.progressFailed}</TryAgain>}
      {progress.data && <JourneyBoard records={progress.data} hasPlan={viewer !== null && hasPlan(viewer)} />}
      {viewer && <NameAthleteDialog viewer={viewer} />}
    </Page>
  );
}

/** The server decides; this only spares a member without a plan a question that would be refused. */
function hasPlan({ subscriptionPlan, subscriptionStatus, subscriptionStartDate, subscriptionEndDate }: Viewer): boolean {
  const subscription = {
    plan: subscriptionPlan,
    status: subscriptionStatus,
    startedAt: subscriptionStartDate === null ? null : Date.parse(subscriptionStartDate),
    endsAt: subscriptionEndDate === null ? null : Date.parse(subscriptionEndDate),
  };
  return isEntitled(subscription, Date.now());
}
