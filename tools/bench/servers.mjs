import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.mjs";

const root = join(import.meta.dirname, "../..");
const startLimitMs = 60_000;
const pollMs = 100;

/** The product as `npm start` runs it, with an embedded database that is thrown away and no limits on requests. */
export async function startProduct() {
  const folder = mkdtempSync(join(tmpdir(), "stars-bench-"));
  const port = await freePort();
  const env = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(folder, "data"), RATE_LIMITS: "off", LOG_LEVEL: "error" };
  // It runs in the empty folder, so that a .env file of this checkout plays no part.
  const child = spawn(process.execPath, [join(root, "server/src/main.ts")], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return opened(child, port, () => rmSync(folder, { recursive: true, force: true }));
}

/** The least a server on the same ground can do. */
export async function startBare() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.mjs"), String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return opened(child, port, () => {});
}

async function opened(child, port, tidy) {
  const url = `http://127.0.0.1:${port}`;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await gone;
    tidy();
  };
  const deadline = performance.now() + startLimitMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${child.spawnargs.at(1)} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return { url, stop };
}

function answers(url) {
  return fetch(`${url}/healthz`).then(
    (reply) => reply.ok,
    () => false,
  );
}
