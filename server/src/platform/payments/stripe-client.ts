import { brand } from "@stars/domain/brand.ts";
import Stripe from "stripe";
import { PaymentRefused, PaymentsUnavailable } from "./payments.ts";

/** Where Stripe is: the real one, or a sandbox on this machine. */
export interface StripeAddress {
  readonly secretKey: string;
  readonly sandboxUrl?: string | undefined;
}

/** A client that gives up in good time and sends nothing about us but our name. */
export function stripeClient({ secretKey, sandboxUrl }: StripeAddress): Stripe {
  const sandbox = sandboxUrl === undefined ? null : new URL(sandboxUrl);
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    appInfo: { name: brand.name },
    ...(sandbox && { host: sandbox.hostname, port: sandbox.port, protocol: sandbox.protocol === "https:" ? "https" : "http" }),
  });
}

/**
 * Makes one call and holds the answer to what was asked for. stripe-node takes an answer without an `error` in it for a success,
 * whatever it is, so a proxy in between could hand us a page for a customer.
 *
 * @param object the kind of object the answer must be
 * @throws PaymentsUnavailable, PaymentRefused
 */
export async function ask<T extends { readonly object: string }>(object: T["object"], call: () => Promise<T>): Promise<T> {
  const answer = await call().catch((error: unknown) => {
    throw explain(error);
  });
  if (answer?.object !== object) throw new PaymentsUnavailable(`Stripe was asked for a ${object} and answered something else`);
  return answer;
}

/** As `ask`, for what may not exist. */
export async function askFor<T extends { readonly object: string }>(object: T["object"], call: () => Promise<T>): Promise<T | null> {
  try {
    return await ask(object, call);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === "resource_missing") return null;
    throw error;
  }
}

function explain(error: unknown): Error {
  if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError) {
    return new PaymentRefused(`Stripe refused: ${error.code ?? error.type} (request ${error.requestId ?? "unknown"})`, { cause: error });
  }
  const request = error instanceof Stripe.errors.StripeError ? ` (request ${error.requestId ?? "unknown"})` : "";
  return new PaymentsUnavailable(`Stripe did not answer as it should${request}`, { cause: error });
}
