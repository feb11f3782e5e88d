import { checkPaidSignUp } from "@stars/domain/account/credentials.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { checkedBy, showProblem } from "#account/form-problems.ts";
import { AthleteNameField, EmailField, NewPasswordField } from "#account/person-fields.tsx";
import { rememberedReferral } from "#account/referral.ts";
import { SignUpTerms } from "#account/sign-up-terms.tsx";
import { ApiRefusal, NetworkFailure } from "#platform/call.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { billingCopy } from "../billing.copy.ts";
import { useSignUpWithPayment } from "../billing.data.ts";
import { forgetDraft } from "../join/draft.ts";
import { sentenceOf } from "../sentence-of.ts";
import { LogInButton } from "./log-in-button.tsx";
import { SetupIssue } from "./setup-issue.tsx";

interface PaidSignUpFormProps {
  sessionId: string;
  prefilled: { email: string; athleteName: string };
  /** The payment is known to be made. */
  isPaid: boolean;
  onCompleted: () => void;
}

const fields = ["email", "password", "athleteName"] as const;

/** The account that a payment was made for. */
export function PaidSignUpForm({ sessionId, prefilled, isPaid, onCompleted }: PaidSignUpFormProps) {
  const signUp = useSignUpWithPayment();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { ...prefilled, password: "" },
    resolver: checkedBy(checkPaidSignUp),
  });
  const { errors } = formState;

  async function submit({ email, password, athleteName }: { email: string; password: string; athleteName: string }) {
    setFailure(null);
    try {
      await signUp.mutateAsync({ email: email.trim(), password, athleteName: athleteName.trim(), sessionId, ...rememberedReferral() });
    } catch (error) {
      const isAboutField = error instanceof ApiRefusal && error.fields !== undefined;
      return isAboutField ? showProblem(error, { fields, setError, fallback: billingCopy.signUpFailed }) : setFailure(error);
    }
    forgetDraft();
    onCompleted();
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={handleSubmit(submit)}>
      <p className="text-text-muted">{isPaid ? billingCopy.paidAndWaiting : billingCopy.afterPaying}</p>
      <EmailField error={errors.email?.message} {...register("email")} />
      <NewPasswordField error={errors.password?.message} {...register("password")} />
      <AthleteNameField error={errors.athleteName?.message} {...register("athleteName")} />
      <SignUpTerms />
      {failure !== null && <SignUpFailed error={failure} />}
      <Button type="submit" look="go" isWide isBusy={formState.isSubmitting}>
        Complete Account
      </Button>
    </form>
  );
}

function SignUpFailed({ error }: { error: unknown }) {
  if (error instanceof NetworkFailure) return <SetupIssue message={`${billingCopy.signUpNetwork}. ${billingCopy.paymentSafe}`} />;
  const message = sentenceOf(error, billingCopy.signUpFailed);
  const code = error instanceof ApiRefusal ? error.code : "";
  if (code === "payment-not-verified") {
    return (
      <SetupIssue message={message}>
        <ButtonLink look="go" to="/payment-recovery">
          Find my payment
        </ButtonLink>
      </SetupIssue>
    );
  }
  if (code === "email-taken") {
    return (
      <SetupIssue message={`${message} ${billingCopy.paymentWaits}`}>
        <LogInButton />
      </SetupIssue>
    );
  }
  if (code === "payment-used") {
    return (
      <SetupIssue message={message}>
        <LogInButton />
      </SetupIssue>
    );
  }
  return <SetupIssue message={message} />;
}
