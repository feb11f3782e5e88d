import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "postgresql" | "embedded";
  close(): Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, "../../../migrations");
/** Any fixed number: whoever holds this advisory lock migrates, the others wait. */
const migrationLock = 20_202_020;

/**
 * Opens PostgreSQL by its address, or the embedded database without one, and brings its tables up to date.
 *
 * @param dataDir where the embedded database lives; null keeps it in memory
 * @throws FolderInUse when another process has the embedded database open
 */
export async function connect(url: string | undefined, dataDir: string | null): Promise<OpenDatabase> {
  const { pool, close } = url === undefined ? await openEmbedded(dataDir) : openPostgres(url);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  await bringUpToDate(pool);
  const db = drizzle({ client: pool, casing: "snake_case" });
  return {
    db,
    kind: url === undefined ? "embedded" : "postgresql",
    close,
  };
}

function openPostgres(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000, statement_timeout: 30_000 });
  return { pool, close: () => pool.end() };
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
  } finally {
    client.release();
  }
}
