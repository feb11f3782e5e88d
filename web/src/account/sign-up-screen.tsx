import { checkSignUp } from "@stars/domain/account/credentials.ts";
import { isPlan, planIds, plans } from "@stars/domain/billing/plans.ts";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { accountCopy } from "./account.copy.ts";
import { useSignUp } from "./account.data.ts";
import { FormProblem } from "./form-problem.tsx";
import { checkedBy, showProblem } from "./form-problems.ts";
import { FrontDoor, frontDoorPictures } from "./front-door.tsx";
import { AthleteNameField, ConfirmPasswordField, EmailField, NewPasswordField } from "./person-fields.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { rememberedReferral } from "./referral.ts";
import { SignUpTerms } from "./sign-up-terms.tsx";

/** Long enough to read the welcome (spec section 9). */
const redirectMs = 1000;
const offers = planIds.map((id) => ({ id, ...plans[id], name: plans[id].offer }));
const fields = ["email", "athleteName", "password", "confirmPassword", "plan"] as const;

export default function SignUpScreen() {
  const signUp = useSignUp();
  const [query] = useSearchParams();
  const [boughtPlan, setBoughtPlan] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: "", athleteName: "", password: "", confirmPassword: "", plan: preselectedPlan(query.get("plan")) },
    resolver: checkedBy((form: SignUpValues) => checkSignUp(form, planIds)),
  });
  const { errors } = formState;
  useRedirectToPayment(boughtPlan);

  async function submit(form: SignUpValues) {
    const { email, athleteName, password, confirmPassword, plan } = form;
    try {
      await signUp.mutateAsync({
        email: email.trim(),
        athleteName: athleteName.trim(),
        password,
        confirmPassword,
        plan,
        ...rememberedReferral(),
      });
    } catch (error) {
      return showProblem(error, { fields, setError, fallback: accountCopy.signUpFailed });
    }
    toast(accountCopy.signedUp);
    setBoughtPlan(plan);
  }

  return (
    <FrontDoor title="Sign Up" lede="For the parent or guardian. It takes about two minutes." isLong picture={frontDoorPictures.cheer}>
      <form noValidate onSubmit={handleSubmit(submit)}>
        <div className="front-door-pair">
          <EmailField error={errors.email?.message} {...register("email")} />
          <AthleteNameField isOptional error={errors.athleteName?.message} {...register("athleteName")} />
        </div>
        <div className="front-door-pair">
          <NewPasswordField error={errors.password?.message} {...register("password")} />
          <ConfirmPasswordField error={errors.confirmPassword?.message} {...register("confirmPassword")} />
        </div>
        <PlanChoice offers={offers} error={errors.plan?.message} {...register("plan")} />
        <SignUpTerms />
        <FormProblem>{errors.root?.message}</FormProblem>
        <Button type="submit" look="go" isWide isBusy={formState.isSubmitting || boughtPlan !== null}>
          Create Account
        </Button>
      </form>
      <p>
        Already a member? <Link to="/login">Login</Link>
      </p>
    </FrontDoor>
  );
}

interface SignUpValues {
  email: string;
  athleteName: string;
  password: string;
  confirmPassword: string;
  plan: string;
}

function useRedirectToPayment(plan: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (plan === null) return;
    const timer = setTimeout(() => void navigate(`/checkout?plan=${plan}`), redirectMs);
    return () => clearTimeout(timer);
  }, [plan, navigate]);
}

/** The address comes first, then what this visit chose before; otherwise the member must choose. */
function preselectedPlan(asked: string | null): string {
  if (isPlan(asked)) return asked;
  const chosen = chosenBefore();
  return isPlan(chosen) ? chosen : "";
}

function chosenBefore(): string | null {
  try {
    return sessionStorage.getItem("selectedPlan");
  } catch {
    return null; // A browser may forbid storage.
  }
}
