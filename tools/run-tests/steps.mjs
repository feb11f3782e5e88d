import { existsSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../prepare/find-browser.mjs";
import { startPostgres } from "../start-postgres.mjs";
import { nothing, root, run, runCheck, runCounted } from "./run-step.mjs";

const hasSandbox = existsSync(join(root, "stripe-sandbox/src"));
const types = (folder) => ["tsc", ["--noEmit", "-p", folder]];

/** What `npm run check` does: everything that needs no database and no browser. */
export const quickSteps = [
  { title: "Format and lint", run: () => runCheck("biome", ["ci", "--error-on-warnings", "."]) },
  { title: "Import rules are in step", run: () => runCheck("node", ["tools/import-rules.mjs"]) },
  { title: "Types: domain", run: () => runCheck(...types("domain")) },
  { title: "Types: server", run: () => runCheck(...types("server")) },
  ...(hasSandbox ? [{ title: "Types: Stripe sandbox", run: () => runCheck(...types("stripe-sandbox")) }] : []),
  { title: "Types: web", run: checkWebTypes },
  { title: "Types: journeys and tools", run: () => runCheck(...types(".")) },
  { title: "Dead code", run: () => runCheck("knip", ["--no-progress"]) },
  { title: "Rules of the tools", run: () => runVitest("tools") },
  { title: "Rules of the product (domain)", run: () => runVitest("domain") },
  ...(hasSandbox ? [{ title: "Stripe sandbox", run: () => runVitest("stripe-sandbox") }] : []),
  { title: "Screens (web)", run: () => runVitest("web") },
];

/** What `npm test` does after that. */
export const slowSteps = [
  // Each keeps one core busy, so they run side by side.
  [
    { title: "Doors (server, embedded database)", run: () => runVitest("server", { TEST_DATABASE_URL: undefined }) },
    { title: "Doors (server, PostgreSQL)", run: testOnPostgres },
  ],
  { title: "Journeys (browser)", run: runJourneys },
];

// React Router writes the types of the routes first.
async function checkWebTypes() {
  const isWritten = await run("react-router", ["typegen"], { cwd: `${root}/web` });
  return isWritten ? runCheck(...types("web")) : { ...nothing, failed: 1 };
}

function runVitest(project, env = {}) {
  const command = (report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return run("vitest", ["run", "--project", project, ...reporters], { env });
  };
  return runCounted(project, command, ({ numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }));
}

async function testOnPostgres() {
  const postgres = await startPostgres();
  if (postgres === null) return { ...nothing, skipped: 1 };
  try {
    return await runVitest("server-postgres", { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

function runJourneys() {
  const browser = findBrowser();
  if (browser === null) {
    process.stderr.write("There is no Chromium: install the package chromium, or set CHROMIUM_PATH.\n");
    return { ...nothing, failed: 1 };
  }
  const command = () => run("playwright", ["test"], { env: { CHROMIUM_PATH: browser } });
  return runCounted("e2e", command, ({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected + flaky,
    failed: unexpected,
    skipped,
  }));
}
