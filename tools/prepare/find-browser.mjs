import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { run, say } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macPath = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Path of a Chromium to test with, or null: CHROMIUM_PATH, else one of the system, else one that Playwright installed. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const onSystem = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onSystem, macPath, ...playwrightsOwn()].find((path) => existsSync(path)) ?? null;
}

function playwrightsOwn() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
  ];
  const folders = caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) => readdirSync(cache).map((name) => join(cache, name)));
  return folders
    .filter((folder) => /chromium-\d+$/.test(folder))
    .flatMap((folder) => ["chrome-linux/chrome", "chrome-linux64/chrome"].map((path) => join(folder, path)));
}

/** Installs Chromium where that is ours to do (Debian, as root); says in one line what to install anywhere else. Never stops the tests. */
export async function installBrowser() {
  const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (mayInstall) {
    say("Installing Chromium for the browser tests (apt-get) ...");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const isUpdated = (await run("apt-get", ["update", "-qq"], { env })) === 0;
    if (isUpdated) await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env });
  }
  if (findBrowser() === null)
    say("No Chromium was found for the browser tests: install the package chromium (or Google Chrome), or set CHROMIUM_PATH.");
}
