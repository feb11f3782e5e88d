import type { Database } from "../db/database.ts";
import { analyticsEvents } from "./analytics.tables.ts";

export interface AnalyticsEvent {
  /** Made by the caller from what happened, so that recording it twice leaves one row. */
  readonly id: string;
  readonly name: string;
  readonly athleteId: string | null;
  readonly detail: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

/** Records a first-party event, once. */
export async function recordEvent(db: Database, event: AnalyticsEvent): Promise<void> {
  await db.insert(analyticsEvents).values(event).onConflictDoNothing({ target: analyticsEvents.id });
}
