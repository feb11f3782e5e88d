import { timingSafeEqual } from "node:crypto";
import { commonRefusals, Refusal } from "@stars/domain/contract/refusal.ts";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { ping } from "../db/ping.ts";
import type { Platform } from "../platform.ts";
import { isLoopback } from "./loopback.ts";

/** What an operator asks: is it alive, is it ready, how is it doing. */
export function health(app: FastifyInstance, { db, config }: Pick<Platform, "db" | "config">): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unmatched";
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });

  app.get("/healthz", { schema: { hide: true } }, async () => ({ alive: true }));
  app.get("/readyz", { schema: { hide: true } }, async (request) => {
    // Migrations are done before the server listens, so an answer of the database is all that is left to ask.
    await ping(db).catch((cause: unknown) => {
      request.log.error({ err: cause }, "the database does not answer");
      throw new Refusal(commonRefusals, "not-ready");
    });
    return { ready: true };
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    const isOpen =
      isLoopback(request) ||
      (config.METRICS_TOKEN !== undefined && isSame(request.headers.authorization ?? "", `Bearer ${config.METRICS_TOKEN}`));
    if (!isOpen) throw new Refusal(commonRefusals, "not-found");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
