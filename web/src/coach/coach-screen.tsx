import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";

export default function CoachScreen() {
  return (
    <Page title="AI Coach">
      <Card>
        <EmptyState title="The coach is not on the pitch yet." action={<ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>}>
          <p>Soon you can ask about any skill or level here. Until then, every level says what to look out for.</p>
        </EmptyState>
      </Card>
    </Page>
  );
}
