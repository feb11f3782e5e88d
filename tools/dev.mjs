// `npm run dev`: the product with live reload. The pages come from React Router's dev server on PORT, which passes /api on to the server on PORT + 1.
import { spawn } from "node:child_process";
import { join } from "node:path";

try {
  process.loadEnvFile();
} catch {
  // There is no .env file; the environment is all there is.
}

const root = join(import.meta.dirname, "..");
const port = Number(process.env.PORT || 3000);
const appUrl = process.env.APP_URL || `http://localhost:${port}`;
const env = { ...process.env, APP_URL: appUrl };
const stopLimitMs = 12_000;

const children = [
  start(process.execPath, ["--watch", "--watch-preserve-output", "server/src/main.ts"], { PORT: String(port + 1) }),
  start(
    join(root, "node_modules/.bin/react-router"),
    ["dev", "--port", String(port), "--strictPort"],
    { API_URL: `http://127.0.0.1:${port + 1}` },
    "web",
  ),
];
process.stdout.write(`The pages, with live reload: ${appUrl}   The API behind them: http://127.0.0.1:${port + 1}   Ctrl-C ends both.\n`);

process.once("SIGINT", () => stop(0));
process.once("SIGTERM", () => stop(0));

function start(program, args, variables, folder = ".") {
  const child = spawn(program, args, { cwd: join(root, folder), env: { ...env, ...variables }, stdio: ["ignore", "inherit", "inherit"] });
  child.once("error", (error) => {
    process.stderr.write(`${program} could not be started: ${error.message}\n`);
    stop(1);
  });
  // One without the other is of no use.
  child.once("exit", (code) => stop(code ?? 1));
  return child;
}

let isStopping = false;
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  const running = children.filter((child) => child.pid && child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill("SIGTERM");
  setTimeout(() => running.forEach((child) => void child.kill("SIGKILL")), stopLimitMs).unref();
}
