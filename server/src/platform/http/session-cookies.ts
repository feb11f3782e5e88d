import type { FastifyReply, FastifyRequest } from "fastify";

/** Sessions live 30 days from their last use (decision 2). */
export const sessionMs = 30 * 24 * 60 * 60 * 1000;

const sessionCookie = "session";
/** Readable by pages, worth nothing: lets a still page show the right header at once. */
const hintCookie = "signed_in";

/** Gives the browser its session: a cookie no script can read, and the hint beside it. */
export function setSessionCookies(reply: FastifyReply, token: string, appUrl: string): void {
  const common = { path: "/", sameSite: "lax", secure: appUrl.startsWith("https:"), maxAge: sessionMs / 1000 } as const;
  reply.setCookie(sessionCookie, token, { ...common, httpOnly: true });
  reply.setCookie(hintCookie, "1", common);
}

/** Takes the session away from the browser. */
export function clearSessionCookies(reply: FastifyReply, appUrl: string): void {
  const common = { path: "/", sameSite: "lax", secure: appUrl.startsWith("https:") } as const;
  reply.clearCookie(sessionCookie, { ...common, httpOnly: true });
  reply.clearCookie(hintCookie, common);
}

/** The token a request carries: the session cookie, or `Authorization: Bearer` of a client that is no browser. */
export function tokenOf(request: FastifyRequest): { token: string; from: "cookie" | "bearer" } | null {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? "")?.[1];
  if (bearer !== undefined) return { token: bearer, from: "bearer" };
  const cookie = request.cookies[sessionCookie];
  return cookie === undefined || cookie === "" ? null : { token: cookie, from: "cookie" };
}
