import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Desk, work } from "#http/desk.ts";
import { found, invalidRequest } from "#http/errors.ts";
import { customerOf } from "#resources/customers.ts";
import { closeDispute, openDispute } from "#resources/disputes.ts";
import { paymentsOf } from "#resources/invoices.ts";
import { paymentIntentOf } from "#resources/payment-intents.ts";
import { chargeOf, refund } from "#resources/refunds.ts";
import { idOrNull } from "#store/ids.ts";
import { setWebhookMode, webhookMode } from "#webhooks/emit.ts";
import { choiceIn, momentIn, numberIn, optional, textIn } from "./control-body.ts";

const prefix = "/sandbox/stripe/control";

/**
 * The levers of the sandbox. They answer this machine only: the peer must be a loopback address. The product checks the same before it passes
 * a request on, since behind it every peer is.
 */
export function serveControl(parent: FastifyInstance, desk: Desk): void {
  const { ledger } = desk;
  parent.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
    app.addHook("onRequest", async (request) => refuseStrangers(request, ledger.appUrl));
    const lever = (name: string, pull: (body: Record<string, unknown>) => unknown) =>
      app.post(`${prefix}/${name}`, async (request, reply) => reply.header("cache-control", "no-store").send(await pull(bodyOf(request))));

    lever("advance", async (body) => ({ now: (await desk.advance(momentIn(body, ledger.clock.now()))).toISOString() }));
    lever("webhooks", (body) =>
      work(desk, () => {
        setWebhookMode(ledger, choiceIn(body, "mode", ["on", "off", "duplicate", "reverse", "delay"]), optional(body, "ms", numberIn));
        return webhookMode(ledger);
      }),
    );
    lever("faults", (body) => {
      desk.faults.plan(
        textIn(body, "path"),
        optional(body, "times", numberIn) ?? 1,
        choiceIn(body, "kind", ["500", "timeout-after-commit", "429"]),
      );
      return { faults: desk.faults.planned };
    });
    lever("next-renewal", (body) =>
      work(desk, () => {
        const customer = customerOf(ledger, textIn(body, "customer"), "customer");
        return ledger.tables.renewalCards.put({ id: customer.id, card: choiceIn(body, "card", ["decline", "requires_action", "ok"]) });
      }),
    );
    lever("refund", (body) =>
      work(desk, () =>
        refund(ledger, chargeIn(desk, body), { amount: optional(body, "amount", numberIn), reason: "requested_by_customer" }),
      ),
    );
    lever("dispute", (body) =>
      work(desk, () => {
        const charge = chargeIn(desk, body);
        const open = ledger.tables.disputes.find((dispute) => idOrNull(dispute.charge) === charge.id) ?? openDispute(ledger, charge);
        return body.outcome === undefined ? open : closeDispute(ledger, open, choiceIn(body, "outcome", ["won", "lost"]));
      }),
    );
    lever("reconcile", async () => ({ reconciled: true, result: (await desk.reconcile()) ?? null }));
    app.get(`${prefix}/state`, async (_request, reply) => {
      const state = await work(desk, () => stateOf(desk));
      return reply.header("cache-control", "no-store").send(state);
    });
  });
}

/** Everything there is, newest first. */
function stateOf({ ledger, faults }: Desk) {
  const { tables, clock } = ledger;
  return {
    now: clock.now().toISOString(),
    customers: tables.customers.newestFirst(),
    subscriptions: tables.subscriptions.newestFirst(),
    invoices: tables.invoices.newestFirst().map((invoice) => ({
      ...invoice,
      payments: { object: "list", data: paymentsOf(ledger, invoice.id), has_more: false, url: "/v1/invoice_payments" },
    })),
    paymentIntents: tables.paymentIntents.newestFirst(),
    charges: tables.charges.newestFirst(),
    refunds: tables.refunds.newestFirst(),
    disputes: tables.disputes.newestFirst(),
    checkoutSessions: tables.checkoutSessions.newestFirst(),
    events: tables.events.newestFirst(),
    webhooks: { ...webhookMode(ledger), waiting: tables.deliveries.size },
    faults: faults.planned,
  };
}

function chargeIn({ ledger }: Desk, body: Record<string, unknown>) {
  const charge = chargeOf(ledger, paymentIntentOf(ledger, textIn(body, "payment_intent"), "payment_intent"));
  return found(ledger.tables.charges.get(charge.id), "charge", charge.id);
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  if (typeof body !== "string" || body.trim() === "") return {};
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return Object.fromEntries(Object.entries(parsed));
  } catch {
    // said below, as for any other body that is no object
  }
  throw invalidRequest("The body must be a JSON object.");
}

function refuseStrangers(request: FastifyRequest, appUrl: string): void {
  const ours = new URL(appUrl).hostname;
  const isOurs = (name: string | undefined) => name !== undefined && (name === ours || isLoopbackName(name));
  const { host, origin } = request.headers;
  const peerIsHere = isLoopbackName(request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "");
  // The names matter too: a foreign page can point its own name at this machine, but cannot make the browser send another.
  const isMeant = isOurs(URL.parse(`http://${host}`)?.hostname) && (origin === undefined || isOurs(URL.parse(origin)?.hostname));
  if (!peerIsHere || !isMeant) throw invalidRequest("The sandbox's control answers this machine only.", { status: 403 });
}

function isLoopbackName(name: string): boolean {
  return name === "localhost" || name === "::1" || name === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(name);
}
