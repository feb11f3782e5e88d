import { sql } from "drizzle-orm";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { connect, type OpenDatabase } from "#platform/db/connect.ts";
import { runDueJobs } from "#platform/jobs/queue.ts";
import type { AppFolders } from "../app.ts";
import { buildApp, jobHandlers } from "../app.ts";
import type { SignedIn } from "./builders.ts";
import { testDatabaseUrl } from "./test-database.ts";
import { testPlatform } from "./test-platform.ts";

// The embedded database takes seconds to boot, so one serves all tests of a worker; each test starts with empty tables.
let opened: Promise<OpenDatabase> | undefined;

interface Settings {
  /** Variables other than the defaults. */
  readonly env?: Readonly<Record<string, string>>;
  readonly folders?: AppFolders;
}

/** The real app over an empty real database, with the outside world faked. */
export async function startTestApp({ env = {}, folders = { web: null, outbox: null } }: Settings = {}) {
  opened ??= connect(testDatabaseUrl, null);
  const { db } = await opened;
  await emptyTables(opened);
  const platform = testPlatform(db, env);
  const app = await buildApp(platform, folders);
  return {
    app,
    db,
    platform,
    clock: platform.clock,
    letters: platform.mail.sent,
    /** Does what is queued and due. */
    runJobs: () => runDueJobs(platform, jobHandlers(platform)),
    /** A client: signed in as somebody, or a stranger. */
    as: (who: SignedIn | null) => client(app, who),
  };
}

async function emptyTables(database: Promise<OpenDatabase>): Promise<void> {
  const { db } = await database;
  const { rows } = await db.execute<{ names: string | null }>(
    sql`select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  );
  const names = rows[0]?.names;
  if (names) await db.execute(sql.raw(`truncate ${names} cascade`));
}

function client(app: FastifyInstance, who: SignedIn | null) {
  const send = (options: InjectOptions): Promise<LightMyRequestResponse> =>
    app.inject({ ...options, ...(who && { cookies: { session: who.token } }), headers: { ...options.headers } });
  return {
    get: (url: string, headers: Record<string, string> = {}) => send({ method: "GET", url, headers }),
    post: (url: string, payload?: object, headers: Record<string, string> = {}) =>
      send({ method: "POST", url, headers, ...(payload && { payload }) }),
    send,
  };
}
