import { brand } from "@stars/domain/brand.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { viewerQuery } from "#account/account.data.ts";
import { ApiRefusal } from "#platform/call.ts";
import { usePageRestored } from "#platform/use-page-restored.ts";
import { configQuery } from "#site/config.data.ts";
import { useLeave } from "#site/use-leave.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page, TryAgain } from "#ui/page.tsx";
import { accountPageCopy } from "./account/account-page.copy.ts";
import { FamilyCard } from "./account/family-card.tsx";
import { InvoicesCard } from "./account/invoices-card.tsx";
import { PlanCard } from "./account/plan-card.tsx";
import { PlanCardSkeleton } from "./account/plan-card-skeleton.tsx";
import { statusQuery } from "./status.data.ts";

export default function AccountScreen() {
  const cache = useQueryClient();
  const { data: viewer } = useQuery(viewerQuery());
  const status = useQuery({ ...statusQuery(), enabled: Boolean(viewer) });
  const supportEmail = useQuery(configQuery()).data?.supportEmail ?? brand.supportEmail;
  const leave = useLeave();
  usePageRestored(useCallback(() => void cache.invalidateQueries(statusQuery()), [cache]));

  if (viewer === null || isSessionOver(status.error)) return <SignedOut />;
  return (
    <Page title="Account Settings" className="max-w-[760px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {status.isPending && <PlanCardSkeleton />}
        {status.isError && <TryAgain onClick={() => status.refetch()}>{accountPageCopy.statusFailed}</TryAgain>}
        {status.isSuccess && viewer && <PlanCard standing={status.data} isDemo={viewer.isDemo} supportEmail={supportEmail} />}
        {viewer && <FamilyCard viewer={viewer} onLogOut={leave} />}
        {viewer && !viewer.isDemo && <InvoicesCard />}
      </div>
    </Page>
  );
}

/** The session ended while the page was open; a stranger who comes to it is led home before (member-layout.tsx). */
function SignedOut() {
  return (
    <Page title="Account Settings" className="max-w-[760px]">
      <Card>
        <EmptyState
          title={accountPageCopy.signedOut}
          action={
            <ButtonLink look="go" to="/login?next=%2Faccount">
              Login
            </ButtonLink>
          }
        />
      </Card>
    </Page>
  );
}

function isSessionOver(error: Error | null): boolean {
  return error instanceof ApiRefusal && error.status === 401;
}
