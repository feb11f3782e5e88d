import { emailProblem } from "@stars/domain/account/credentials.ts";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { accountCopy } from "./account.copy.ts";
import { useForgotPassword } from "./account.data.ts";
import { FormProblem } from "./form-problem.tsx";
import { checkedBy, showProblem } from "./form-problems.ts";
import { FrontDoor, frontDoorPictures } from "./front-door.tsx";

const emptyForm = { email: "" };

export default function ForgotPasswordScreen() {
  const forgotPassword = useForgotPassword();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: emptyForm, resolver: checkedBy(checkEmail) });
  const { errors } = formState;

  async function submit({ email }: typeof emptyForm) {
    try {
      await forgotPassword.mutateAsync({ email: email.trim() });
    } catch (error) {
      showProblem(error, { fields: ["email"], setError, fallback: accountCopy.resetLinkFailed });
    }
  }

  return (
    <FrontDoor title="Forgot password?" lede="We send you a link to choose a new one." picture={frontDoorPictures.pass}>
      {/* The region stands there from the start, so that its sentence is announced. */}
      <div role="status" className="mt-4 empty:mt-0">
        {forgotPassword.isSuccess && (
          <Notice tone="ok" title={accountCopy.resetLinkSent}>
            {forgotPassword.data.message}
          </Notice>
        )}
      </div>
      {!forgotPassword.isSuccess && (
        <form noValidate onSubmit={handleSubmit(submit)}>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            error={errors.email?.message}
            {...register("email")}
          />
          <FormProblem>{errors.root?.message}</FormProblem>
          <Button type="submit" look="go" isWide isBusy={formState.isSubmitting}>
            Send Reset Link
          </Button>
        </form>
      )}
      <Link className="front-door-link" to="/login">
        Back to Login
      </Link>
    </FrontDoor>
  );
}

function checkEmail({ email }: typeof emptyForm): Record<string, string> {
  const problem = emailProblem(email);
  return problem === null ? {} : { email: problem };
}
