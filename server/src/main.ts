import { join } from "node:path";
import { brand } from "@stars/domain/brand.ts";
import { pricesToSell } from "#billing/prices-to-sell.ts";
import { reconcilePayments, reconcileSubscriptions } from "#billing/reconcile.ts";
import { BadConfig, type Config, readConfig } from "#platform/config.ts";
import { FolderInUse } from "#platform/db/embedded/lock-folder.ts";
import { hasBuiltWeb } from "#platform/http/static-web.ts";
import { type JobHandlers, runDueJobs } from "#platform/jobs/queue.ts";
import { openPlatform, type RealPlatform } from "#platform/real-platform.ts";
import { buildApp, jobHandlers } from "./app.ts";
import { startWorker } from "./worker.ts";

const hardExitMs = 10_000;
const webFolder = join(import.meta.dirname, "../../web/build/client");

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function stopWith(error: unknown): never {
  const isPlain = error instanceof BadConfig || error instanceof FolderInUse;
  process.stderr.write(`${isPlain ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

async function start(config: Config): Promise<void> {
  say(`Starting ${brand.name} ...`);
  const platform = await openPlatform(config);
  await preparePayments(platform);
  const handlers = jobHandlers(platform);
  followSandbox(platform, handlers);
  const app = await buildApp(platform, { web: webFolder, outbox: platform.outbox, sandboxUrl: platform.sandboxUrl });
  const stopWorker = await startWorker(platform, handlers);
  await app.listen({ port: config.PORT, host: config.HOST }).catch(async (error: unknown) => {
    await platform.close();
    stopWith(
      isPortTaken(error)
        ? new BadConfig(`Port ${config.PORT} is taken by another program. Stop that one, or set PORT to another number.`)
        : error,
    );
  });
  announce(platform);

  async function stop(): Promise<void> {
    setTimeout(() => process.exit(1), hardExitMs).unref();
    await app.close();
    await stopWorker();
    await platform.close();
    process.exit(0);
  }
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

async function preparePayments({ payments, close, log }: RealPlatform): Promise<void> {
  try {
    await payments.prepare(pricesToSell);
  } catch (error) {
    await close();
    if (error instanceof BadConfig) throw error;
    log.error({ err: error }, "the prices could not be checked");
    throw new BadConfig(
      "The payment provider did not answer, so the prices could not be checked. Check the network and STRIPE_SECRET_KEY, and start again.",
    );
  }
}

// When the sandbox's clock is moved, or a check is asked for, the product does at once what its worker would do in time.
function followSandbox(platform: RealPlatform, handlers: JobHandlers): void {
  const runAll = async () => {
    for (let rounds = 0; rounds < 20 && (await runDueJobs(platform, handlers)) > 0; rounds++);
  };
  platform.sandboxHooks.advanced = runAll;
  platform.sandboxHooks.reconcile = async () => {
    await reconcilePayments(platform);
    await reconcileSubscriptions(platform);
    await runAll();
  };
}

function announce({ config, databaseKind, dataDir, mail, outbox, payments }: RealPlatform): void {
  const database = databaseKind === "embedded" ? `embedded, in ${join(dataDir, "db")}` : "PostgreSQL (DATABASE_URL)";
  const letters = outbox === null ? mail.describes : `${mail.describes}, to be read at ${config.APP_URL}/dev/mail`;
  const money = payments.mode === "stripe" ? "Stripe" : "sandbox, no money is taken (set STRIPE_SECRET_KEY for the real one)";
  say(`\n${brand.name} is ready:  ${config.APP_URL}\n  database  ${database}\n  payments  ${money}\n  letters   ${letters}`);
  if (!hasBuiltWeb(webFolder)) say("  pages     not built yet; only the API answers (npm start builds them)");
  say("  stop      Ctrl-C\n");
}

try {
  process.loadEnvFile?.();
} catch {
  // There is no .env file; the environment is all there is.
}
try {
  await start(readConfig(process.env));
} catch (error) {
  stopWith(error);
}
