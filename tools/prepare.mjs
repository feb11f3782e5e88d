// Makes ready what a command needs: `node tools/prepare.mjs [build] [browser]`.
// It runs before anything is installed, so it is plain JavaScript for Node 20.19 without a single package.
import { buildIfStale } from "./prepare/build-web.mjs";
import { findBrowser, installBrowser } from "./prepare/find-browser.mjs";
import { installIfStale, requireNode24 } from "./prepare/install.mjs";
import { Stop } from "./prepare/run.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);

try {
  if (major < 20 || (major === 20 && minor < 19))
    throw new Stop(`Node ${process.versions.node} is too old. Please install Node 24 (or at least 20.19).`);
  const wanted = new Set(process.argv.slice(2));
  await installIfStale();
  requireNode24();
  if (wanted.has("build")) await buildIfStale();
  if (wanted.has("browser") && findBrowser() === null) await installBrowser();
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
