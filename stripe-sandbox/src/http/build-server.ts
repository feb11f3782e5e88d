import Fastify, { type FastifyInstance } from "fastify";
import { serveControl } from "#control/serve-control.ts";
import { servePages } from "#pages/serve-pages.ts";
import type { Desk } from "./desk.ts";
import { invalidRequest, StripeError } from "./errors.ts";
import { errorAnswer, serveApi } from "./serve-api.ts";

export function buildServer(desk: Desk): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 262_144, exposeHeadRoutes: false });
  // Forms stay text here: only parse-form reads them, as Stripe does.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error, _request, reply) => {
    const told = toldAs(error);
    if (told.status >= 500) desk.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    if (told.status === 429) reply.header("retry-after", "1");
    const { status, body } = errorAnswer(told);
    await reply.code(status).type("application/json").send(body);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split("?")[0];
    const { status, body } = errorAnswer(invalidRequest(`Unrecognized request URL (${request.method}: ${address}).`, { status: 404 }));
    await reply.code(status).type("application/json").send(body);
  });
  serveApi(app, desk);
  servePages(app, desk);
  serveControl(app, desk);
  return app;
}

/** Always an `error` object: the stripe package takes a reply without one for a success. */
function toldAs(error: unknown): StripeError {
  if (error instanceof StripeError) return error;
  const status: unknown = error instanceof Error ? Reflect.get(error, "statusCode") : undefined;
  if (typeof status === "number" && status < 500) return invalidRequest(error instanceof Error ? error.message : "", { status });
  return new StripeError(500, { type: "api_error", message: "An unexpected error occurred in the sandbox." });
}
