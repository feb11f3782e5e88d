import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";

export const root = join(import.meta.dirname, "../..");
const reports = join(root, ".reports");
const binaries = join(root, "node_modules/.bin");
const limitMs = 20 * 60_000;

/** What a step has to show: checks that passed, failed and were skipped. */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Runs a program of the project with its output on this terminal; resolves to whether it ended well. */
export function run(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program === "node" ? process.execPath : join(binaries, program), args, {
      cwd,
      env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}`, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    const limit = setTimeout(() => child.kill(), limitMs);
    child.once("error", (error) => {
      process.stderr.write(`${program} could not be started: ${error.message}\n`);
      resolve(false);
    });
    child.once("close", (code) => {
      clearTimeout(limit);
      resolve(code === 0);
    });
  });
}

/** One check that has no parts: types, format, rules. */
export async function runCheck(program, args, options) {
  return (await run(program, args, options)) ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/**
 * Runs tests that leave a JSON report, and reads the figures from it.
 *
 * @param name of the report, without its ending
 * @param command called with the path of the report; resolves to whether the tests ended well
 * @param count figures of a report
 */
export async function runCounted(name, command, count) {
  mkdirSync(reports, { recursive: true });
  const path = join(reports, `${name}.json`);
  rmSync(path, { force: true });
  const isWell = await command(path);
  return honest(figuresOf(path, count), isWell);
}

function figuresOf(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return nothing; // no report, or half of one: `honest` makes it a failure
  }
}

// A step that ran nothing, or ended badly without a failed test to show for it (a file that does not load), has failed all the same.
function honest(figures, isWell) {
  if (figures.failed > 0) return figures;
  const isEmpty = figures.passed === 0;
  if (isEmpty) process.stderr.write("No test was run.\n");
  return isEmpty || !isWell ? { ...figures, failed: 1 } : figures;
}
