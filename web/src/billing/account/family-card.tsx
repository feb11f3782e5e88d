import type { Viewer } from "#account/account.data.ts";
import { Button } from "#ui/button.tsx";
import { AccountCard, CardActions } from "./account-card.tsx";

/** Who holds the account and who trains; here a phone finds its Logout too. */
export function FamilyCard({ viewer, onLogOut }: { viewer: Viewer; onLogOut: () => void }) {
  return (
    <AccountCard title="You and your athlete">
      <dl className="rows">
        <div>
          <dt>Email</dt>
          <dd>{viewer.email ?? "A demo has no email"}</dd>
        </div>
        <div>
          <dt>Athlete Name</dt>
          <dd>{viewer.athleteName?.trim() || "Not set"}</dd>
        </div>
      </dl>
      <CardActions>
        <Button look="line" onClick={onLogOut}>
          Logout
        </Button>
      </CardActions>
    </AccountCard>
  );
}
