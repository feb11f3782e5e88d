import { join } from "node:path";
import { startSandbox } from "#start-sandbox.ts";

// The sandbox by itself: `npm run sandbox`. The product starts its own inside its process and needs none of this.
// biome-ignore lint/style/noProcessEnv: the one place of this workspace that reads variables
const { SANDBOX_PORT = "4280", APP_URL = "http://localhost:3000", WEBHOOK_URL, STRIPE_WEBHOOK_SECRET, DATA_DIR = "./data" } = process.env;

const sandbox = await startSandbox({
  port: Number(SANDBOX_PORT),
  appUrl: APP_URL,
  webhookUrl: WEBHOOK_URL ?? new URL("/api/stripe/webhook", APP_URL).href,
  // Several secrets, comma-separated, are for a change of secret: the first is the one in use.
  ...(STRIPE_WEBHOOK_SECRET && { webhookSecret: STRIPE_WEBHOOK_SECRET.split(",")[0]?.trim() ?? STRIPE_WEBHOOK_SECRET }),
  snapshotFile: join(DATA_DIR, "stripe-sandbox.json"),
  log: console.error,
});

console.log(`The Stripe sandbox listens on ${sandbox.url}. No money is taken. The product reaches it with:

STRIPE_SANDBOX_URL=${sandbox.url}
STRIPE_SECRET_KEY=${sandbox.secretKey}
STRIPE_PUBLISHABLE_KEY=${sandbox.publishableKey}
STRIPE_WEBHOOK_SECRET=${sandbox.webhookSecret}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
