import { existsSync, fsyncSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

// PGlite blocks the thread it runs on while a query runs, so it has this thread to itself and is reached over a socket.

/** What the opener hands over. `folder` null keeps everything in memory. */
export interface EmbeddedSettings {
  readonly folder: string | null;
  readonly socketPath: string;
  /** Where an initialised, empty database is kept to start the next new one from; it saves some five seconds. */
  readonly templatePath: string;
}

// Without "-F" (fsync off) and with wal_sync_method=fsync, the one the file system below can carry out.
const serverOptions = {
  search_path: "public",
  exit_on_error: "false",
  log_checkpoints: "false",
  max_worker_processes: "0",
  max_parallel_workers: "0",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  io_method: "sync",
  wal_sync_method: "fsync",
};
const startParams = ["--single", "-O", "-j", ...Object.entries(serverOptions).flatMap(([name, value]) => ["-c", `${name}=${value}`])];

/** Files on disk whose fsync is real: a committed transaction survives a power cut, not only a killed process. */
class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const ready = await super.init(pg, options);
    const mountFirst = ready.emscriptenOpts.preRun ?? [];
    ready.emscriptenOpts.preRun = [
      (module) => {
        // The types of Emscripten's file systems do not name this operation; the file descriptor is `nfd`.
        const nodeFs = module.FS.filesystems.NODEFS as unknown as { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
        nodeFs.stream_ops.fsync = ({ nfd }) => {
          fsyncSync(nfd);
          return 0;
        };
      },
      ...mountFirst,
    ];
    return ready;
  }
}

async function open({ folder, templatePath }: EmbeddedSettings): Promise<PGlite> {
  if (folder === null) return create({}, templatePath);
  if (!existsSync(join(folder, "PG_VERSION"))) await createFolder(folder, templatePath);
  const pg = new PGlite({ fs: new DurableFiles(folder), startParams });
  await pg.waitReady;
  return pg;
}

/** Makes a new database beside its place and moves it there when it is whole, so that a start cut short leaves no half of one. */
async function createFolder(folder: string, templatePath: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const pg = await create({ fs: new DurableFiles(unfinished) }, templatePath);
  await pg.close();
  renameSync(unfinished, folder);
}

async function create(options: { fs?: NodeFS }, templatePath: string): Promise<PGlite> {
  const hasTemplate = existsSync(templatePath);
  const template = hasTemplate ? { loadDataDir: new Blob([readFileSync(templatePath)]) } : {};
  const pg = new PGlite({ startParams, ...options, ...template });
  await pg.waitReady;
  if (!hasTemplate) await keepTemplate(pg, templatePath);
  return pg;
}

async function keepTemplate(pg: PGlite, templatePath: string): Promise<void> {
  const dump = await pg.dumpDataDir("gzip");
  mkdirSync(dirname(templatePath), { recursive: true });
  const unfinished = `${templatePath}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, templatePath);
}

const settings = workerData as EmbeddedSettings; // handed over by open-embedded.ts
const pg = await open(settings);
// Two, so that a connection that replaces a broken one need not wait for its end; the pool uses one at a time.
const server = new PGLiteSocketServer({ db: pg, path: settings.socketPath, maxConnections: 2 });
await server.start();
parentPort?.postMessage("ready");
parentPort?.once("message", async () => {
  await server.stop();
  await pg.close();
  parentPort?.postMessage("closed");
  process.exit(0);
});
