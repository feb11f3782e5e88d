import type { FastifyReply, FastifyRequest } from "fastify";
import { hashOfToken } from "#platform/ids.ts";

const name = "recovery";
const halfHourSeconds = 30 * 60;

/** Gives the browser the proof of an e-mail. */
export function setRecoveryCookie(reply: FastifyReply, token: string, appUrl: string): void {
  reply.setCookie(name, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: appUrl.startsWith("https:"),
    maxAge: halfHourSeconds,
  });
}

/** The hash of the proof a browser carries, or null. */
export function recoveryProofOf(request: FastifyRequest): string | null {
  const token = request.cookies[name];
  return token === undefined || !/^[\w-]{43}$/.test(token) ? null : hashOfToken(token);
}
