import type { Endpoint } from "@stars/domain/contract/endpoint.ts";
import { commonRefusals, Refusal } from "@stars/domain/contract/refusal.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import type * as z from "zod/mini";
import type { Viewer } from "./viewer.ts";

type Schema = z.ZodMiniType;
type BodyRead<E> = E extends { readonly body?: infer Body extends Schema } ? z.output<Body> : undefined;
type QueryRead<E> = E extends { readonly query?: infer Query extends Schema } ? z.output<Query> : undefined;

/** What the handler of an endpoint is given: all of it has been checked against the contract. */
interface CallOf<E extends Endpoint> {
  readonly body: BodyRead<E>;
  readonly query: QueryRead<E>;
  readonly viewer: E["access"] extends "member" ? Viewer : Viewer | null;
  /** For cookies and headers only; the body of the reply is what the handler returns. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Mounts one endpoint of the contract: checks access before the body is read, then its shape, and shapes the reply.
 * Who the viewer is was asked by the session gate of app.ts.
 */
export function serve<E extends Endpoint, Answer>(
  app: FastifyInstance,
  { method, path, access, body, query, reply }: E & { readonly reply: z.ZodMiniType<unknown, Answer> },
  handle: (call: CallOf<E>) => Promise<Answer>,
): void {
  const schema: FastifySchema = { ...(body && { body }), ...(query && { querystring: query }), response: { 200: reply } };
  app.route({
    method,
    url: path,
    schema,
    onRequest: async (request) => {
      await app.recogniseViewer(request);
      if (access === "member" && request.viewer === null) throw new Refusal(commonRefusals, "not-signed-in");
    },
    preValidation: async (request) => {
      // A form sent empty is read as one with every field missing, so that the room's own rule says what to fill in.
      if (body && request.body === undefined) request.body = {};
      if (holdsNul(request.body) || holdsNul(request.query)) throw new Refusal(commonRefusals, "invalid-input");
    },
    handler: (request, reply) =>
      // The schemas above have made body and query what the contract says; the gate above has made the viewer what access says.
      handle({ body: request.body, query: request.query, viewer: request.viewer, request, reply } as CallOf<E>),
  });
}

// PostgreSQL keeps no NUL character in text; refused here, it cannot become a fault there.
function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some(holdsNul);
}
