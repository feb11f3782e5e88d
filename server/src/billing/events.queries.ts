import { max } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { ProviderEvent } from "#platform/payments/payments.ts";
import { stripeEvents } from "./billing.tables.ts";

/** Stores a message by its id. @returns false when it is known already; then nothing is to be done */
export async function storeEvent(db: Database, { id, type, createdAt }: ProviderEvent, at: Date): Promise<boolean> {
  const stored = await db
    .insert(stripeEvents)
    .values({ id, type, createdAt: new Date(createdAt), receivedAt: at })
    .onConflictDoNothing({ target: stripeEvents.id })
    .returning({ id: stripeEvents.id });
  return stored.length > 0;
}

/** When the newest message we know was made, or null before any. */
export async function findNewestEvent(db: Database): Promise<Date | null> {
  const [found] = await db.select({ at: max(stripeEvents.createdAt) }).from(stripeEvents);
  return found?.at ?? null;
}
