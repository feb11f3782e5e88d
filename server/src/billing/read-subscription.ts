import { noSubscription, type Subscription } from "@stars/domain/billing/entitlements.ts";
import type { Database } from "#platform/db/database.ts";
import { findSubscription } from "./billing.queries.ts";

/** What a member holds now; the door through which other rooms ask. */
export async function readSubscription(db: Database, memberId: string): Promise<Subscription> {
  return (await findSubscription(db, memberId)) ?? noSubscription;
}
