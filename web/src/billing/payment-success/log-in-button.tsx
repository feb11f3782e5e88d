import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";

/** After the log-in the payment finds its member by itself. */
export function LogInButton() {
  return (
    <ButtonLink look="go" href={`${paths.logIn}?next=/payment-success`}>
      Login
    </ButtonLink>
  );
}
