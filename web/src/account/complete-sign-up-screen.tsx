import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";

export default function CompleteSignUpScreen() {
  return (
    <Page title="Complete Signup">
      <Card>
        <EmptyState title="Start with a new account." action={<ButtonLink to={paths.signUp}>Create Account</ButtonLink>}>
          <p>There is no unfinished signup here. It takes about two minutes to make an account.</p>
        </EmptyState>
      </Card>
    </Page>
  );
}
