import { commonRefusals, InvalidInput, Refusal, type RefusalStatus } from "@stars/domain/contract/refusal.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

const faultSentence = "Something went wrong on our side. Nothing was lost. Please try again.";

/** Turns everything thrown into a reply: refusals and wrong input keep their sentence, faults a neutral one and their cause in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) {
      request.log.info({ code: error.code }, "refused");
      if (error.retryAfterSeconds !== undefined) reply.header("retry-after", error.retryAfterSeconds);
      return send(request, reply, error.status, error.code, error.message);
    }
    if (error instanceof InvalidInput) return send(request, reply, 400, error.code, error.message, error.fields);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = Object.fromEntries(error.validation.map(({ instancePath, message }) => [fieldOf(instancePath), message ?? ""]));
      return refuse(request, reply, "invalid-input", fields);
    }
    const common = commonRefusalOf(error);
    if (common !== null) return refuse(request, reply, common);
    request.log.error({ err: error }, "fault");
    return send(request, reply, 500, "fault", faultSentence);
  });
}

function fieldOf(instancePath: string): string {
  return instancePath.split("/").filter(Boolean).join(".") || "body";
}

// What Fastify and its plugins refuse before a route is reached, in our words.
function commonRefusalOf({ statusCode }: FastifyError): keyof typeof commonRefusals | null {
  if (statusCode === 413) return "too-large";
  if (statusCode === 415) return "not-json";
  if (statusCode === 429) return "too-many-requests";
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return "invalid-input";
  return null;
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: keyof typeof commonRefusals,
  fields?: Readonly<Record<string, string>>,
) {
  return send(request, reply, commonRefusals[code].status, code, commonRefusals[code].message, fields);
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: RefusalStatus | 500,
  code: string,
  error: string,
  fields?: Readonly<Record<string, string>>,
) {
  return reply
    .code(status)
    .type("application/json; charset=utf-8")
    .serializer((body) => JSON.stringify(body))
    .send({ error, code, requestId: request.id, ...(fields && { fields }) });
}
