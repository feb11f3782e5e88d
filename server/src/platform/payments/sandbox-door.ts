import proxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { requireLoopback } from "../http/loopback.ts";

const prefix = "/sandbox/stripe";

/**
 * Passes what browsers ask of the payment sandbox on to it, under the product's own address. Its controls answer this machine only.
 * Not mounted with the real Stripe; there every address below is unknown.
 */
export async function sandboxDoor(app: FastifyInstance, sandboxUrl: string): Promise<void> {
  await app.register(async (door) => {
    door.removeAllContentTypeParsers();
    await door.register(proxy, {
      upstream: sandboxUrl,
      prefix,
      rewritePrefix: prefix,
      preHandler: async (request) => {
        if (request.url.startsWith(`${prefix}/control/`)) await requireLoopback(request);
      },
    });
  });
}
