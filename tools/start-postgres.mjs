import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.mjs";

const startLimitMs = 30_000;
const stopLimitMs = 10_000;
const debianFolder = "/usr/lib/postgresql";

/**
 * A real PostgreSQL for tests: the one of TEST_DATABASE_URL, else a fresh server of our own on loopback, in a folder that `stop` deletes.
 *
 * @returns null, with one sentence on the terminal, where there is none
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const programs = findPrograms();
  if (programs === null) return none("PostgreSQL is not installed here, so the server was tested on the embedded database only.");
  const user = unprivilegedUser();
  if (user === null) return none("PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as.");

  const folder = mkdtempSync(join(tmpdir(), "stars-postgres-"));
  const identity = user === "self" ? {} : user;
  if (user !== "self") chownSync(folder, user.uid, user.gid);
  const initialised = spawnSync(
    join(programs, "initdb"),
    ["-D", join(folder, "data"), "-U", "stars", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    {
      ...identity,
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (initialised.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${initialised.stderr}`);
  }
  const port = await freePort();
  const server = spawn(join(programs, "postgres"), settings(folder, port), {
    ...identity,
    cwd: folder,
    env: { ...process.env, LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stop = () => stopServer(server, folder);
  try {
    await answering(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://stars@127.0.0.1:${port}/postgres`, stop };
}

function none(sentence) {
  process.stdout.write(`${sentence}\n`);
  return null;
}

function findPrograms() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...versions.map((version) => join(debianFolder, version, "bin"))];
  return folders.find((folder) => ["postgres", "initdb"].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** @returns "self" when we are not root; else the ids to run as, or null */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return "self";
  const lines = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const entry = ["postgres", "nobody"].map((name) => lines.find(([user]) => user === name)).find(Boolean);
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : null;
}

// The data is thrown away, so nothing waits for the disk.
function settings(folder, port) {
  const values = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: folder,
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
  };
  return ["-D", join(folder, "data"), ...Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

function answering(server) {
  return new Promise((resolve, reject) => {
    let log = "";
    const limit = setTimeout(() => reject(new Error(`PostgreSQL did not start in time: ${log}`)), startLimitMs);
    server.stderr.setEncoding("utf8").on("data", (text) => {
      log = (log + text).slice(-4000);
      if (!log.includes("ready to accept connections")) return;
      clearTimeout(limit);
      resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL stopped at once: ${log}`)));
  });
}

async function stopServer(server, folder) {
  if (server.exitCode === null && server.signalCode === null && server.pid) {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT"); // closes open connections and ends at once, in good order
    const limit = setTimeout(() => server.kill("SIGQUIT"), stopLimitMs);
    await gone;
    clearTimeout(limit);
  }
  rmSync(folder, { recursive: true, force: true });
}
