import type { FastifyInstance } from "fastify";
import { enqueue } from "#platform/jobs/queue.ts";
import { UnsignedEvent } from "#platform/payments/payments.ts";
import type { Platform } from "#platform/platform.ts";
import { storeEvent } from "./events.queries.ts";

const bodyLimit = 1024 * 1024;

/**
 * The door for Stripe's messages: the raw body is checked against its signature, the message is stored once by its id, and work on it is queued
 * in the same transaction. Only a database that does not answer makes Stripe send it again.
 */
export async function billingWebhooks(app: FastifyInstance, platform: Platform): Promise<void> {
  const { db, clock, payments } = platform;
  await app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) => done(null, body));
    door.post("/api/stripe/webhook", { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const signature = request.headers["stripe-signature"];
      try {
        const event = payments.readEvent(
          Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          typeof signature === "string" ? signature : "",
        );
        await db.transaction(async (tx) => {
          if (await storeEvent(tx, event, clock.now())) await enqueue(tx, platform, { kind: "handle-stripe-event", payload: event });
        });
        return { received: true };
      } catch (error) {
        if (!(error instanceof UnsignedEvent)) throw error;
        request.log.warn("a message without a good signature was refused");
        return reply.code(400).send({ error: error.message, code: "unsigned", requestId: request.id });
      }
    });
  });
}
