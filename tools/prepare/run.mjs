import { spawn } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const binaries = join(root, "node_modules/.bin");

/** The preparation cannot go on; the message is a sentence for the person who typed the command. */
export class Stop extends Error {}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Runs a program with its output on this terminal. Resolves to its exit code; 127 when there is no such program. */
export function run(program, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
    child.once("error", () => resolve(127));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs npm with the Node that started this command, whatever the shell would find. */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm ? run(process.execPath, [npm, ...args]) : run("npm", args);
}
