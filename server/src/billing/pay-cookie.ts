import type { FastifyReply, FastifyRequest } from "fastify";
import { hashOfToken } from "#platform/ids.ts";

const name = "pay_sid";
const monthSeconds = 30 * 24 * 60 * 60;

/** The hash of the cookie that says in which browser a payment was begun; null when there is none. */
export function browserOf(request: FastifyRequest): string | null {
  const token = request.cookies[name];
  return token === undefined || !/^[\w-]{43}$/.test(token) ? null : hashOfToken(token);
}

/** As `browserOf`, and gives the browser its cookie when it has none. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, newToken: () => string, appUrl: string): string {
  const known = browserOf(request);
  if (known !== null) return known;
  const token = newToken();
  reply.setCookie(name, token, { path: "/", httpOnly: true, sameSite: "lax", secure: appUrl.startsWith("https:"), maxAge: monthSeconds });
  return hashOfToken(token);
}
