import { join } from "node:path";
import { type Sandbox, startSandbox } from "@stars/stripe-sandbox/start-sandbox.ts";
import type { Config } from "../config.ts";
import type { Payments } from "./payments.ts";
import { stripePayments } from "./stripe-payments.ts";

/** What the sandbox asks of the product when its clock is moved or a check is wanted; app-level work, so it is handed in late. */
export interface SandboxHooks {
  advanced(): Promise<void>;
  reconcile(): Promise<void>;
}

export interface OpenPayments {
  readonly payments: Payments;
  /** Address under which the sandbox answers on this machine; null with the real Stripe. */
  readonly sandboxUrl: string | null;
  /** The sandbox's moment, which can be moved; null with the real Stripe. */
  readonly now: (() => Date) | null;
  close(): Promise<void>;
}

/**
 * Opens the payment provider that the settings name: Stripe with keys, a sandbox of one's own by its address, or the built-in sandbox.
 *
 * @param dataDir where the built-in sandbox keeps what it knows; null keeps it in memory
 */
export async function openPayments(config: Config, dataDir: string | null, hooks: SandboxHooks): Promise<OpenPayments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_SANDBOX_URL: sandboxUrl } = config;
  const webhookSecrets = config.STRIPE_WEBHOOK_SECRET?.split(",") ?? [];
  if (secretKey !== undefined && publishableKey !== undefined) {
    const mode = sandboxUrl === undefined ? "stripe" : "sandbox";
    const payments = stripePayments({ mode, secretKey, publishableKey, webhookSecrets, sandboxUrl });
    return { payments, sandboxUrl: sandboxUrl ?? null, now: null, close: async () => {} };
  }
  const sandbox: Sandbox = await startSandbox({
    appUrl: config.APP_URL,
    webhookUrl: `http://127.0.0.1:${config.PORT}/api/stripe/webhook`,
    ...(webhookSecrets[0] !== undefined && { webhookSecret: webhookSecrets[0] }),
    snapshotFile: dataDir === null ? null : join(dataDir, "stripe-sandbox.json"),
    hooks,
  });
  const payments = stripePayments({
    mode: "sandbox",
    secretKey: sandbox.secretKey,
    publishableKey: sandbox.publishableKey,
    webhookSecrets: webhookSecrets.length > 0 ? webhookSecrets : [sandbox.webhookSecret],
    sandboxUrl: sandbox.url,
  });
  return { payments, sandboxUrl: sandbox.url, now: () => sandbox.now(), close: () => sandbox.close() };
}
