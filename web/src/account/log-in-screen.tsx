import { checkLogIn } from "@stars/domain/account/credentials.ts";
import { useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { PasswordField, TextField } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { accountCopy } from "./account.copy.ts";
import { useLogIn } from "./account.data.ts";
import { FormProblem } from "./form-problem.tsx";
import { checkedBy, showProblem } from "./form-problems.ts";
import { FrontDoor, frontDoorPictures } from "./front-door.tsx";
import { nextPath } from "./next-path.ts";

const emptyForm = { email: "", password: "" };

export default function LogInScreen() {
  const logIn = useLogIn();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: emptyForm, resolver: checkedBy(checkLogIn) });
  const { errors } = formState;

  async function submit(form: typeof emptyForm) {
    try {
      await logIn.mutateAsync({ email: form.email.trim(), password: form.password });
    } catch (error) {
      return showProblem(error, { fields: ["email", "password"], setError, fallback: accountCopy.logInFailed });
    }
    toast(accountCopy.loggedIn);
    await navigate(nextPath(query.get("next"), location.origin), { replace: true });
  }

  return (
    <FrontDoor title="Login" lede="Sign in to go on with your training." picture={frontDoorPictures.shoot}>
      <form noValidate onSubmit={handleSubmit(submit)}>
        <TextField label="Email" type="email" autoComplete="email" inputMode="email" error={errors.email?.message} {...register("email")} />
        <div>
          <PasswordField label="Password" autoComplete="current-password" error={errors.password?.message} {...register("password")} />
          <Link className="front-door-link ml-auto" to="/forgot-password">
            Forgot password?
          </Link>
        </div>
        <FormProblem>{errors.root?.message}</FormProblem>
        <Button type="submit" look="go" isWide isBusy={formState.isSubmitting}>
          Login
        </Button>
      </form>
      <p>
        New here? <Link to="/signup">Sign Up</Link>
      </p>
    </FrontDoor>
  );
}
