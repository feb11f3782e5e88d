import type { SetRef } from "@stars/domain/training/progress.ts";
import type { Database } from "#platform/db/database.ts";
import { recordSetCompletion } from "./training.queries.ts";

/** Writes sets finished at given moments, without rules or analytics: for the demo's sample progress and for seeded families. */
export async function recordPastTraining(
  db: Database,
  athleteId: string,
  finished: readonly (SetRef & { readonly at: Date })[],
): Promise<void> {
  for (const { at, ...ref } of finished) await recordSetCompletion(db, athleteId, ref, at);
}
