import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";

export default function AdminScreen() {
  return (
    <main id="main">
      <Page title="Admin">
        <Card>
          <EmptyState title="The figures are not here yet." action={<ButtonLink href={paths.home}>Back to home</ButtonLink>}>
            <p>Sign-ups, members and settings will be shown here.</p>
          </EmptyState>
        </Card>
      </Page>
    </main>
  );
}
