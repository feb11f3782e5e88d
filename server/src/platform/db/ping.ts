import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Answers when the database does; rejects otherwise. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
