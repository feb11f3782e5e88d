import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import pg from "pg";
import type { EmbeddedSettings } from "./embedded-worker.ts";
import { lockFolder } from "./lock-folder.ts";

export interface OpenPool {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Waits for the worker's own word; under a watcher Node sends messages of its own. Rejects when the worker fails or ends first. */
function isReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message) => {
      if (message === "ready") resolve();
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The embedded database ended before it was ready")));
  });
}

/** A template belongs to one version of the engine. */
function templatePath(): string {
  const about = findPackageJSON("@electric-sql/pglite", import.meta.url);
  const { version } = JSON.parse(readFileSync(about ?? "", "utf8"));
  return join(import.meta.dirname, `../../../../../node_modules/.cache/twenty-stars/embedded-${version}.tar.gz`);
}

/**
 * Opens the embedded database in a worker thread and reaches it like any PostgreSQL, over a socket only this user can open.
 *
 * @param dataDir folder of the product's data, or null to keep everything in memory
 * @throws FolderInUse when another process has it open
 */
export async function openEmbedded(dataDir: string | null): Promise<OpenPool> {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir === null ? () => {} : lockFolder(dataDir);
  const socketFolder = mkdtempSync(join(tmpdir(), "stars-db-"));
  const settings: EmbeddedSettings = {
    folder: dataDir === null ? null : join(dataDir, "db"),
    // The name that PostgreSQL's clients look for in a socket folder.
    socketPath: join(socketFolder, ".s.PGSQL.5432"),
    templatePath: templatePath(),
  };
  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), { workerData: settings });
  await isReady(worker);
  // One connection: the engine has one session, and named statements of two would collide.
  const pool = new pg.Pool({ host: socketFolder, database: "postgres", user: "postgres", max: 1 });
  return {
    pool,
    close: async () => {
      await pool.end();
      worker.postMessage("close");
      await once(worker, "exit");
      rmSync(socketFolder, { recursive: true, force: true });
      unlock();
    },
  };
}
