import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");
const startMs = 60_000;
const stopMs = 15_000;

/** How a seeded family signs in. */
export interface SeededLogin {
  state: string;
  email: string;
  password: string;
}

/** The whole built product, running on a free port with data of its own. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly seeded: readonly SeededLogin[];
  /** Ends the server in the polite way and starts it again on the same data. */
  restart(): Promise<void>;
  /** Ends the server as a power cut would and starts it again on the same data. */
  crashAndRestart(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** Seeds a fresh folder, starts the product on it and waits until it answers. */
export async function startProduct(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "stars-e2e-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = environment({ dataDir, port, url });
  const seeded = await seed(env);
  let server = await startServer(env, url);

  async function again(signal: NodeJS.Signals): Promise<void> {
    await end(server, signal);
    server = await startServer(env, url);
  }

  return {
    url,
    dataDir,
    seeded,
    restart: () => again("SIGTERM"),
    crashAndRestart: () => again("SIGKILL"),
    async stop() {
      await end(server, "SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function environment({ dataDir, port, url }: { dataDir: string; port: number; url: string }): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    HOST: "127.0.0.1",
    PORT: String(port),
    APP_URL: url,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: "admin-of-the-journeys",
    SESSION_SECRET: "a-secret-that-only-the-journeys-use",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
  };
}

async function seed(env: NodeJS.ProcessEnv): Promise<SeededLogin[]> {
  const seeding = spawn(process.execPath, ["server/scripts/seed.ts", "--json"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  seeding.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  const [code] = await once(seeding, "close");
  if (code !== 0) throw new Error(`Seeding ended with ${code}: ${printed}`);
  return printed
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

async function startServer(env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["server/src/main.ts"], { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
  const deadline = Date.now() + startMs;
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready`);
    if (Date.now() > deadline) {
      await end(server, "SIGKILL");
      throw new Error("The server was not ready in time");
    }
    await wait(100);
  }
  return server;
}

async function isReady(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/readyz`).catch(() => null);
  return reply?.ok ?? false;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  const isLate = Symbol("late");
  if ((await Promise.race([ended, wait(stopMs, isLate, { ref: false })])) !== isLate) return;

  server.kill("SIGKILL");
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port was found");
  return address.port;
}
