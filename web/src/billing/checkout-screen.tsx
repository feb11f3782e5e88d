import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";

export default function CheckoutScreen() {
  return (
    <Page title="Checkout">
      <Card>
        <EmptyState title="Paying by card is not open yet." action={<ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>}>
          <p>Your account is ready, and nothing has been charged. Look round the dashboard until then.</p>
        </EmptyState>
      </Card>
    </Page>
  );
}
