import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";

export default function PaymentSuccessScreen() {
  return (
    <Page title="Payment">
      <Card>
        <EmptyState title="Nothing has been paid here yet." action={<ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>}>
          <p>Paying by card is not open yet, so there is no payment to show.</p>
        </EmptyState>
      </Card>
    </Page>
  );
}
