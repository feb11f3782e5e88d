import { commonRefusals, Refusal } from "@stars/domain/contract/refusal.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { isLoopbackName } from "./loopback.ts";

/**
 * Refuses calls that change something when a page of another site sent them along with our cookies.
 * A script sends neither header and is let through; a bearer token or basic authorization without a cookie proves its own intent.
 */
export function checkOrigins(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", async (request) => {
    if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return;
    if (request.headers.authorization !== undefined && request.headers.cookie === undefined) return;
    if (isForeign(request, config)) throw new Refusal(commonRefusals, "foreign-origin");
  });
}

function isForeign(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !isOwnOrigin(origin, config);
  const site = request.headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

function isOwnOrigin(origin: string, { APP_URL, isProduction }: Config): boolean {
  if (origin === APP_URL) return true;
  if (isProduction || !URL.canParse(origin)) return false;
  const own = new URL(APP_URL);
  const other = new URL(origin);
  return isLoopbackName(own.hostname) && isLoopbackName(other.hostname) && own.port === other.port && own.protocol === other.protocol;
}
