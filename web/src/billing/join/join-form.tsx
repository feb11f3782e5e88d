import { defaultPlan, type Plan, planIds, plans } from "@stars/domain/billing/plans.ts";
import { leavingTerms } from "@stars/domain/billing/terms.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showProblem } from "#account/form-problems.ts";
import { PlanChoice } from "#account/plan-choice.tsx";
import { SignUpTerms } from "#account/sign-up-terms.tsx";
import { ApiRefusal } from "#platform/call.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TickList } from "#ui/tick-list.tsx";
import { toast } from "#ui/toast.tsx";
import { billingCopy } from "../billing.copy.ts";
import type { CardProvider, ReadyCard } from "../card/card.ts";
import { PriceTerms } from "../price-terms.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { AccountFailed } from "./account-failed.tsx";
import { checkJoin, type JoinForm as JoinValues, joinFields } from "./check-join.ts";
import { rememberedDraft } from "./draft.ts";
import { JoinAccountFields } from "./join-account-fields.tsx";
import { JoinCard } from "./join-card.tsx";
import { rememberPlan } from "./remember-plan.ts";
import { useAwake } from "./use-awake.ts";
import { useJoin } from "./use-join.ts";
import "../pay-panel.css";

interface JoinFormProps {
  /** Null until the settings of the server are there. */
  provider: CardProvider | null;
  plan?: Plan | undefined;
  onJoined: () => void;
}

const offers = planIds.map((id) => ({ id, ...plans[id], name: plans[id].offer }));
const included = [
  "20 skill levels across 4 core areas",
  "Unlimited AI coach questions",
  "Progress tracking and achievements",
  "Cancel anytime",
];

/** Plan, account and card in one form: pays, then makes the account. */
export function JoinForm({ provider, plan: asked = defaultPlan, onJoined }: JoinFormProps) {
  const [card, setCard] = useState<ReadyCard | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { place, isAwake, wake } = useAwake<HTMLElement>();
  const form = useForm<JoinValues & { plan: Plan }>({
    defaultValues: { ...rememberedDraft(), password: "", confirmPassword: "", plan: asked },
  });
  const chosen = form.watch("plan");
  const { join, paid, isPaymentLost, setupError, tryAgain, canSubmit, isLeaving } = useJoin(chosen, card, isAwake);
  const isBusy = form.formState.isSubmitting || isLeaving;

  async function submit(values: JoinValues) {
    const problem = checkJoin(values);
    if (problem) {
      if (problem.notice) toast(problem.notice);
      return mark(problem.fields);
    }
    setFailure(null);
    try {
      if ((await join(values)) === "joined") onJoined();
    } catch (error) {
      toast({ title: billingCopy.setupIssue, description: sentenceOf(error, billingCopy.activationFailed), tone: "bad" });
      if (error instanceof ApiRefusal && error.fields) {
        return showProblem(error, { fields: joinFields, setError: form.setError, fallback: billingCopy.activationFailed });
      }
      setFailure(error);
    }
  }

  function mark(problems: Readonly<Record<string, string>>) {
    const [first, ...others] = joinFields.filter((field) => field in problems);
    for (const field of others) form.setError(field, { message: problems[field] ?? "" });
    if (first) form.setError(first, { message: problems[first] ?? "" }, { shouldFocus: true });
  }

  return (
    <Card>
      <form className="pay-panel" noValidate onSubmit={form.handleSubmit(submit)} onFocus={wake}>
        <div>
          <h3 className="calm text-display-sm">1. Your plan</h3>
          <PlanChoice
            offers={offers}
            error={undefined}
            {...form.register("plan", { onChange: ({ target }) => rememberPlan(target.value) })}
            {...(paid && { disabled: true })}
          />
          <h3 className="calm text-display-sm">2. Your account</h3>
          <JoinAccountFields register={form.register} errors={form.formState.errors} />
          <TickList className="pay-panel-included" items={included} />
          <p className="text-sm text-text-muted">{leavingTerms}</p>
        </div>
        <section ref={place} aria-labelledby="join-card">
          <h3 id="join-card" className="calm text-display-sm">
            3. Your card
          </h3>
          <JoinCard
            provider={isAwake ? provider : null}
            onReady={setCard}
            isPaid={paid !== null}
            isPaymentLost={isPaymentLost}
            setupError={setupError}
            onTryAgain={tryAgain}
          />
          {!paid && <PriceTerms plan={chosen} />}
          <SignUpTerms />
          {failure !== null && <AccountFailed error={failure} />}
          <Button type="submit" look="go" isWide disabled={!canSubmit} isBusy={isBusy}>
            {isBusy ? "Processing..." : paid ? "Complete Account" : "Subscribe Now"}
          </Button>
        </section>
      </form>
    </Card>
  );
}
