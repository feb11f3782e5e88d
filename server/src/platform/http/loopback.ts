import { commonRefusals, Refusal } from "@stars/domain/contract/refusal.ts";
import type { FastifyRequest } from "fastify";

/**
 * Whether a request comes from this very machine: the peer is on the loopback and nothing says that a proxy passed it on.
 * A proxy on the same host makes every peer look like loopback, hence the second half.
 */
export function isLoopback(request: FastifyRequest): boolean {
  const peer = request.socket.remoteAddress ?? "";
  const isOwnPeer = peer === "::1" || /^(::ffff:)?127\./.test(peer);
  const isForwarded = Object.keys(request.headers).some((name) => name === "forwarded" || name.startsWith("x-forwarded-"));
  return isOwnPeer && !isForwarded && !hasForeignOrigin(request.headers.origin);
}

function hasForeignOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || !isLoopbackName(new URL(origin).hostname);
}

/** Whether a host name means this machine. */
export function isLoopbackName(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname === "::1" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** A gate for pages that only this machine may see; to others they do not exist. @throws Refusal `not-found` */
export async function requireLoopback(request: FastifyRequest): Promise<void> {
  if (!isLoopback(request)) throw new Refusal(commonRefusals, "not-found");
}
