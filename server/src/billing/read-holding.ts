import { type Holding, holdingOf } from "@stars/domain/billing/held-plans.ts";
import type { Database } from "#platform/db/database.ts";
import { findGrant, findSold } from "./billing.queries.ts";

/** What a member holds at a moment; the door through which other rooms ask. */
export async function readHolding(db: Database, memberId: string, at: Date): Promise<Holding> {
  const grant = await findGrant(db, memberId);
  const sold = await findSold(db, memberId);
  return holdingOf(grant, sold, at.getTime());
}
