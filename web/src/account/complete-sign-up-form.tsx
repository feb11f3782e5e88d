import { checkSignUp } from "@stars/domain/account/credentials.ts";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { completeSignUpCopy } from "./complete-sign-up.copy.ts";
import { FormProblem } from "./form-problem.tsx";
import { checkedBy, showProblem } from "./form-problems.ts";
import { AthleteNameField, ConfirmPasswordField, NewPasswordField } from "./person-fields.tsx";
import { SignUpTerms } from "./sign-up-terms.tsx";

const fields = ["email", "athleteName", "password", "confirmPassword"] as const;

export interface CompleteSignUpValues {
  email: string;
  athleteName: string;
  password: string;
  confirmPassword: string;
}

interface CompleteSignUpFormProps {
  /** The e-mail the signup was begun with; it cannot be changed here. Null when none is known. */
  knownEmail: string | null;
  /** The account is made and the next page is on its way. */
  isDone: boolean;
  onOtherEmail: () => void;
  onSubmit: (values: CompleteSignUpValues) => Promise<void>;
}

export function CompleteSignUpForm({ knownEmail, isDone, onOtherEmail, onSubmit }: CompleteSignUpFormProps) {
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm<CompleteSignUpValues>({
    defaultValues: { email: knownEmail ?? "", athleteName: "", password: "", confirmPassword: "" },
    // The plan is chosen already; the rule is told of one that is always on offer.
    resolver: checkedBy((form: CompleteSignUpValues) => checkSignUp({ ...form, plan: "chosen" }, ["chosen"])),
  });
  const { errors } = formState;

  async function submit(form: CompleteSignUpValues) {
    try {
      await onSubmit({ ...form, email: form.email.trim(), athleteName: form.athleteName.trim() });
    } catch (error) {
      showProblem(error, { fields, setError, fallback: completeSignUpCopy.failed });
    }
  }

  function takeOtherEmail() {
    onOtherEmail();
    setValue("email", "");
    setFocus("email");
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit(submit)}>
      <div>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          readOnly={knownEmail !== null}
          error={errors.email?.message}
          {...register("email")}
        />
        {knownEmail !== null && (
          <Button look="ghost" className="-mb-2 px-0 text-sm" onClick={takeOtherEmail}>
            Use another email
          </Button>
        )}
      </div>
      <AthleteNameField isOptional error={errors.athleteName?.message} {...register("athleteName")} />
      <NewPasswordField error={errors.password?.message} {...register("password")} />
      <ConfirmPasswordField error={errors.confirmPassword?.message} {...register("confirmPassword")} />
      <SignUpTerms />
      <FormProblem>{errors.root?.message}</FormProblem>
      <Button type="submit" look="go" isWide isBusy={formState.isSubmitting || isDone}>
        Complete Signup
      </Button>
      <p>
        Already a member? <Link to="/login">Login</Link>
      </p>
    </form>
  );
}
