import { checkNewPassword } from "@stars/domain/account/credentials.ts";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiRefusal } from "#platform/call.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { accountCopy } from "./account.copy.ts";
import { useResetPassword } from "./account.data.ts";
import { FormProblem } from "./form-problem.tsx";
import { checkedBy, showProblem } from "./form-problems.ts";
import { ConfirmPasswordField, NewPasswordField } from "./person-fields.tsx";

const emptyForm = { password: "", confirmPassword: "" };

/** Sets a new password by the mailed token; the member is then signed in. */
export function NewPasswordForm({ token, onLinkDead }: { token: string; onLinkDead: () => void }) {
  const resetPassword = useResetPassword();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: emptyForm,
    resolver: checkedBy((form: typeof emptyForm) => checkNewPassword(form)),
  });
  const { errors } = formState;

  async function submit({ password }: typeof emptyForm) {
    try {
      await resetPassword.mutateAsync({ token, password });
    } catch (error) {
      if (error instanceof ApiRefusal && error.code === "reset-link-used-up") return onLinkDead();
      return showProblem(error, { fields: ["password"], setError, fallback: accountCopy.passwordChangeFailed });
    }
    toast(accountCopy.passwordChanged);
    await navigate("/dashboard", { replace: true });
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <NewPasswordField error={errors.password?.message} {...register("password")} />
      <ConfirmPasswordField error={errors.confirmPassword?.message} {...register("confirmPassword")} />
      <FormProblem>{errors.root?.message}</FormProblem>
      <Button type="submit" look="go" isWide isBusy={formState.isSubmitting}>
        Save Password
      </Button>
    </form>
  );
}
