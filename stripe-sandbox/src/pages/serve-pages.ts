import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Desk, work } from "#http/desk.ts";
import { parseForm } from "#http/form.ts";
import type { Fields } from "./card-fields.ts";
import { openCheckout, submitCheckout, type Visit } from "./checkout-page.ts";
import { openInvoice, payInvoice, shownInvoice } from "./invoice-page.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { sendPage } from "./page.ts";
import { actInPortal, openPortal } from "./portal-page.ts";
import { answerChallenge, openChallenge } from "./three-ds-page.ts";

/** The pages a family sees in place of Stripe's. */
export function servePages(app: FastifyInstance, desk: Desk): void {
  const { ledger } = desk;
  const page = (path: string, open: (id: string, query: Fields) => Visit, submit: (id: string, typed: Fields) => Visit) => {
    const url = `/sandbox/stripe${path}/:id`;
    app.get(url, async (request, reply) => show(reply, await work(desk, () => open(idIn(request), queryOf(request)))));
    app.post(url, async (request, reply) => show(reply, await work(desk, () => submit(idIn(request), fieldsOf(request.body)))));
  };
  page(
    "/c/pay",
    (id) => openCheckout(ledger, id),
    (id, typed) => submitCheckout(ledger, id, typed),
  );
  page(
    "/3ds",
    (id) => openChallenge(ledger, id),
    (id, typed) => answerChallenge(ledger, id, typed.outcome),
  );
  page(
    "/p",
    (id, { done }) => openPortal(ledger, id, done),
    (id, typed) => actInPortal(ledger, id, typed),
  );
  page(
    "/i",
    (id) => openInvoice(ledger, id),
    (id, typed) => payInvoice(ledger, id, typed),
  );
  app.get("/sandbox/stripe/i/:id/pdf", async (request, reply) => {
    const invoice = shownInvoice(ledger, idIn(request));
    if (invoice === null) return show(reply, openInvoice(ledger, idIn(request)));
    await reply
      .type("application/pdf")
      .header("content-disposition", `attachment; filename="invoice-${invoice.number}.pdf"`)
      .header("cache-control", "no-store")
      .send(invoicePdf(ledger, invoice));
  });
}

async function show(reply: FastifyReply, visit: Visit): Promise<void> {
  if ("goTo" in visit) await reply.header("cache-control", "no-store").redirect(visit.goTo, 303);
  else await sendPage(reply, visit.status, visit.page);
}

function idIn({ params }: FastifyRequest): string {
  const id: unknown = typeof params === "object" && params !== null ? Reflect.get(params, "id") : undefined;
  return typeof id === "string" ? id : "";
}

function queryOf({ url }: FastifyRequest): Fields {
  return fieldsOf(url.split("?")[1] ?? "");
}

function fieldsOf(body: unknown): Fields {
  const parsed = typeof body === "string" ? parseForm(body) : {};
  return Object.fromEntries(Object.entries(parsed).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
