import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";

/** A connection or an open transaction; the same driver reaches PostgreSQL and the embedded database. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
