import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNpm, Stop, say } from "./run.mjs";

const pages = join(root, "web/build/client/index.html");
// Written when a build has succeeded, dated when it began: an interrupted build, or an edit during one, is built again.
const stamp = join(root, "web/build/.complete");
const sources = ["domain/src", "web/src", "web/public", "package-lock.json", "tsconfig.base.json"];

/** Builds the pages when a source is newer than the last complete build. */
export async function buildIfStale() {
  if (existsSync(pages) && existsSync(stamp) && newestSource() <= statSync(stamp).mtimeMs) return;
  say("Building the pages. This takes about half a minute ...");
  rmSync(stamp, { force: true });
  const began = new Date();
  const code = await runNpm(["run", "build", "--workspace=@stars/web", "--silent", "--", "--logLevel=warn"]);
  if (code !== 0) throw new Stop("The pages could not be built. The lines above say why.");
  writeFileSync(stamp, "");
  utimesSync(stamp, began, began);
}

function newestSource() {
  const configs = readdirSync(join(root, "web")).filter((name) => /\.(ts|json)$/.test(name));
  return Math.max(...[...sources, ...configs.map((name) => `web/${name}`)].map((path) => newestIn(join(root, path))));
}

// A folder's own time counts too: it changes when a file in it is deleted or renamed.
function newestIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
