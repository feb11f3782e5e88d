import { defaultPlan, isPlan, type Plan } from "@stars/domain/billing/plans.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ChosenPlan } from "#billing/account/chosen-plan.tsx";
import { useCompleteSignUp } from "#billing/complete-sign-up.data.ts";
import { paths } from "#platform/paths.ts";
import { usePageRestored } from "#platform/use-page-restored.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { type Viewer, viewerQuery } from "./account.data.ts";
import { completeSignUpCopy } from "./complete-sign-up.copy.ts";
import { CompleteSignUpForm, type CompleteSignUpValues } from "./complete-sign-up-form.tsx";
import { forgetPendingSignUp, keepPendingSignUp, type PendingSignUp, readPendingSignUp } from "./pending-sign-up.ts";
import { rememberedReferral } from "./referral.ts";

export default function CompleteSignUpScreen() {
  const cache = useQueryClient();
  const { data: viewer } = useQuery(viewerQuery());
  const completeSignUp = useCompleteSignUp();
  const { pending, forgetEmail } = usePendingSignUp();
  const [isDone, setIsDone] = useState(false);
  const plan = isPlan(pending.plan) ? pending.plan : defaultPlan;

  // Back from the payment page: the account is there, and the form would only say that its email is taken.
  usePageRestored(
    useCallback(() => {
      setIsDone(false);
      void cache.resetQueries();
    }, [cache]),
  );

  async function submit({ email, password, confirmPassword, athleteName }: CompleteSignUpValues) {
    const reply = await completeSignUp.run({ email, password, confirmPassword, childName: athleteName, plan, ...rememberedReferral() });
    if (reply === null) return;
    forgetPendingSignUp();
    setIsDone(true);
    location.assign(reply.checkoutUrl);
  }

  if (viewer && !viewer.isDemo) return <AlreadyIn viewer={viewer} plan={plan} />;
  return (
    <Page title="Complete Signup" className="max-w-[1040px]">
      <div className="grid grid-cols-2 items-start gap-6 max-tablet:grid-cols-1">
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-7 max-tablet:px-4 max-tablet:py-5">
          <p className="text-text-muted">{completeSignUpCopy.lede}</p>
          <CompleteSignUpForm knownEmail={pending.email} isDone={isDone} onOtherEmail={forgetEmail} onSubmit={submit} />
          <div role="status">
            {isDone && (
              <Notice tone="ok" title={completeSignUpCopy.created}>
                {completeSignUpCopy.goingOn}
              </Notice>
            )}
          </div>
        </Card>
        <ChosenPlan plan={plan} />
      </div>
    </Page>
  );
}

/** Somebody who is signed in needs no second account, only what is left to do. */
function AlreadyIn({ viewer: { email, subscriptionStatus }, plan }: { viewer: Viewer; plan: Plan }) {
  const isPaid = subscriptionStatus === "active";
  return (
    <Page title="Complete Signup" className="max-w-[760px]">
      <Card>
        <EmptyState
          title={completeSignUpCopy.alreadyIn.title}
          action={
            isPaid ? (
              <ButtonLink look="go" to={paths.dashboard}>
                Go to Dashboard
              </ButtonLink>
            ) : (
              <ButtonLink look="go" to={`/checkout?plan=${plan}`}>
                Go to Payment
              </ButtonLink>
            )
          }
        >
          <p className="wrap-anywhere">{completeSignUpCopy.alreadyIn.description(email ?? "", isPaid)}</p>
        </EmptyState>
      </Card>
    </Page>
  );
}

/** The signup this page is to complete. What the address held is kept in this browser, and the address is cleared of it. */
function usePendingSignUp(): { pending: PendingSignUp; forgetEmail: () => void } {
  const [query, setQuery] = useSearchParams();
  const [pending, setPending] = useState(() => readPendingSignUp(query.toString()));
  const isInAddress = query.has("email") || query.has("plan");

  useEffect(() => {
    if (!isInAddress) return;
    keepPendingSignUp(pending);
    setQuery(withoutSignUp, { replace: true });
  }, [isInAddress, pending, setQuery]);

  function forgetEmail() {
    forgetPendingSignUp();
    setPending(({ plan }) => ({ email: null, plan }));
  }

  return { pending, forgetEmail };
}

function withoutSignUp(query: URLSearchParams): URLSearchParams {
  query.delete("email");
  query.delete("plan");
  return query;
}
