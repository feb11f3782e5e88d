import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { clearSessionCookies, setSessionCookies, tokenOf } from "./session-cookies.ts";
import type { Viewer } from "./viewer.ts";

declare module "fastify" {
  interface FastifyInstance {
    recogniseViewer(request: FastifyRequest): Promise<void>;
  }
}

/** Looks a token up; the account room does it, and app.ts hands it in. `isRenewed` says that the session's end was moved. */
export type FindViewer = (token: string) => Promise<{ viewer: Viewer; isRenewed: boolean } | null>;

/** Lets every endpoint know who is asking, and keeps the browser's cookies in step with the session. */
export function openSessionGate(app: FastifyInstance, config: Config, findViewer: FindViewer): void {
  app.decorateRequest("viewer", null);
  app.decorate("recogniseViewer", async (request: FastifyRequest) => {
    const carried = tokenOf(request);
    const found = carried === null ? null : await findViewer(carried.token);
    request.viewer = found?.viewer ?? null;
    if (carried?.from !== "cookie") return;
    request.sessionNews = found === null ? "ended" : found.isRenewed ? "renewed" : null;
  });
  app.decorateRequest("sessionNews", null);
  app.addHook("onSend", async (request, reply) => {
    const cookie = reply.getHeader("set-cookie");
    if (request.sessionNews === null || cookie !== undefined) return; // a log-in or log-out has said its own
    const carried = tokenOf(request);
    if (request.sessionNews === "ended") clearSessionCookies(reply, config.APP_URL);
    else if (carried !== null) setSessionCookies(reply, carried.token, config.APP_URL);
  });
}

declare module "fastify" {
  interface FastifyRequest {
    sessionNews: "ended" | "renewed" | null;
  }
}
