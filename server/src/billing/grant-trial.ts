import type { Database } from "#platform/db/database.ts";
import { saveGrant } from "./billing.queries.ts";

/** Opens everything to a member until a moment, without a payment: the demo, and trials given by hand. */
export async function grantTrial(
  db: Database,
  memberId: string,
  period: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<void> {
  const { startsAt, endsAt } = period;
  await saveGrant(db, memberId, {
    plan: null,
    status: "trial",
    startedAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    isOverride: false,
  });
}
