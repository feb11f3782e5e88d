import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { binaries, root, runNpm, Stop, say } from "./run.mjs";

/** Installs the packages of the lock file when they are missing or older than it. */
export async function installIfStale() {
  if (isInstalled()) return;
  say("Installing packages (npm ci). This takes about a minute the first time ...");
  // Development packages build the pages, so they are wanted even where NODE_ENV says production.
  const code = await runNpm(["ci", "--loglevel=error", "--include=dev", "--include=optional"]);
  if (code !== 0)
    throw new Stop("The packages could not be installed. The lines above say why; with a network and a free disk, run the command again.");
}

function isInstalled() {
  const installed = join(root, "node_modules/.package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
}

/** The product's TypeScript is run by Node 24, which comes with the packages on Linux. Elsewhere it must be there already. */
export function requireNode24() {
  const packaged = join(binaries, "node");
  if (existsSync(packaged)) return;
  const onPath = spawnSync("node", ["--version"], { encoding: "utf8" }).stdout ?? "";
  if (Number(/^v(\d+)/.exec(onPath)?.[1] ?? 0) >= 24) return;
  throw new Stop(
    `Node 24 is needed, and on ${process.platform} ${process.arch} it does not come with the packages. Please install it from nodejs.org and run the command again.`,
  );
}
