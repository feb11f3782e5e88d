import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { catalogueEndpoints } from "#resources/catalogue.api.ts";
import { chargeEndpoints } from "#resources/charges.api.ts";
import { checkoutEndpoints } from "#resources/checkout-sessions.api.ts";
import { customerEndpoints } from "#resources/customers.api.ts";
import { eventEndpoints } from "#resources/events.api.ts";
import { invoiceEndpoints } from "#resources/invoices.api.ts";
import { paymentIntentEndpoints } from "#resources/payment-intents.api.ts";
import { paymentMethodEndpoints } from "#resources/payment-methods.api.ts";
import { portalEndpoints } from "#resources/portal.api.ts";
import { subscriptionEndpoints } from "#resources/subscriptions.api.ts";
import { newId } from "#store/ids.ts";
import { apiVersion } from "#webhooks/emit.ts";
import { type Desk, work } from "./desk.ts";
import type { Endpoint } from "./endpoint.ts";
import { StripeError } from "./errors.ts";
import { expand } from "./expansion.ts";
import { faultError } from "./faults.ts";
import { parseForm } from "./form.ts";
import { earlierReply, fingerprintOf, keepReply } from "./idempotency.ts";
import { keyKindOf, refuseKey } from "./keys.ts";

export const endpoints: readonly Endpoint[] = [
  ...catalogueEndpoints,
  ...chargeEndpoints,
  ...checkoutEndpoints,
  ...customerEndpoints,
  ...eventEndpoints,
  ...invoiceEndpoints,
  ...paymentIntentEndpoints,
  ...paymentMethodEndpoints,
  ...portalEndpoints,
  ...subscriptionEndpoints,
];

/** Where the product's own address passes on to. Only what a browser may call with its publishable key is there. */
const browserPrefix = "/sandbox/stripe";
const mostPatientClientMs = 60_000;

export function serveApi(app: FastifyInstance, desk: Desk): void {
  const appOrigin = new URL(desk.ledger.appUrl).origin;
  for (const endpoint of endpoints) {
    const handler = (request: FastifyRequest, reply: FastifyReply) => answer(desk, endpoint, request, reply);
    app.route({ method: endpoint.method, url: endpoint.path, handler });
    if (!endpoint.keys.includes("publishable")) continue;
    for (const prefix of ["", browserPrefix]) {
      if (prefix !== "") app.route({ method: endpoint.method, url: prefix + endpoint.path, handler });
      if (endpoint.method === "POST") app.options(prefix + endpoint.path, async (_request, reply) => reply.code(204).send());
    }
  }
  app.addHook("onRequest", async (request, reply) => {
    reply.header("request-id", newId("req"));
    if (!isApi(request)) return;
    reply
      .header("stripe-version", apiVersion)
      .header("cache-control", "no-store")
      .header("access-control-allow-origin", appOrigin)
      .header("vary", "origin");
    if (request.method !== "OPTIONS") return;
    reply
      .header("access-control-allow-methods", "GET, POST")
      .header("access-control-allow-headers", "authorization, content-type, idempotency-key");
  });
}

export function isApi({ url }: Pick<FastifyRequest, "url">): boolean {
  return url.startsWith("/v1/") || url.startsWith(`${browserPrefix}/v1/`);
}

async function answer(desk: Desk, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [address = "", query = ""] = request.url.split("?");
  const path = address.startsWith(browserPrefix) ? address.slice(browserPrefix.length) : address;
  const fault = desk.faults.strike(path);
  if (fault === "500" || fault === "429") throw faultError(fault);

  const form = { ...parseForm(query), ...(typeof request.body === "string" ? parseForm(request.body) : {}) };
  const key = keyKindOf(desk.keys, request.headers.authorization, form.key);
  if (!endpoint.keys.includes(key)) refuseKey();
  if (key === "secret") delete form.key;

  const idempotencyKey = request.method === "POST" ? headerOf(request, "idempotency-key") : null;
  const { status, body, isReplay } = await work(desk, () =>
    once(desk, { idempotencyKey, fingerprint: fingerprintOf(request.method, path, form) }, () => {
      desk.ledger.request = { id: String(reply.getHeader("request-id")), idempotencyKey };
      try {
        return run(desk, endpoint, { id: idIn(request), form, key });
      } finally {
        desk.ledger.request = null;
      }
    }),
  );
  if (fault === "timeout-after-commit") return neverAnswer(reply);
  if (isReplay) reply.header("idempotent-replayed", "true");
  if (idempotencyKey !== null) reply.header("idempotency-key", idempotencyKey);
  await reply.code(status).type("application/json").send(body);
}

interface Answer {
  status: number;
  body: string;
}

function run(desk: Desk, endpoint: Endpoint, call: Pick<Parameters<Endpoint["run"]>[0], "id" | "form" | "key">): Answer {
  try {
    const { reply, expand: paths } = endpoint.run({ ledger: desk.ledger, ...call });
    return { status: 200, body: JSON.stringify(expand(desk.ledger, reply, paths), null, 2) };
  } catch (error) {
    if (error instanceof StripeError) return errorAnswer(error);
    throw error;
  }
}

function once(
  desk: Desk,
  { idempotencyKey, fingerprint }: { idempotencyKey: string | null; fingerprint: string },
  act: () => Answer,
): Answer & { isReplay: boolean } {
  if (idempotencyKey === null) return { ...act(), isReplay: false };
  const kept = earlierReply(desk.ledger, idempotencyKey, fingerprint);
  if (kept) return { status: kept.status, body: kept.body, isReplay: true };
  const fresh = act();
  keepReply(desk.ledger, idempotencyKey, fingerprint, fresh);
  return { ...fresh, isReplay: false };
}

export function errorAnswer({ status, body }: StripeError): Answer {
  return { status, body: JSON.stringify({ error: body }, null, 2) };
}

/** The work is done, and the client will never know: the connection stays open until it gives up. */
function neverAnswer(reply: FastifyReply): void {
  reply.hijack();
  setTimeout(() => reply.raw.destroy(), mostPatientClientMs).unref();
}

function idIn({ params }: FastifyRequest): string {
  const id: unknown = typeof params === "object" && params !== null ? Reflect.get(params, "id") : undefined;
  return typeof id === "string" ? id : "";
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
}
