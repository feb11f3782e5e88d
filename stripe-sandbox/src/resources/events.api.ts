import { endpoint } from "#http/endpoint.ts";
import { found, invalidRequest } from "#http/errors.ts";
import { listParams, listReply } from "#http/list.ts";
import { flag, ignored, list, mergeMetadata, metadata, required, text } from "#http/params.ts";
import { newId, randomLetters } from "#store/ids.ts";
import { amend } from "#store/ledger.ts";
import { apiVersion } from "#webhooks/emit.ts";

/** Events, who hears of them, and payment links, of which the sandbox has none. */
export const eventEndpoints = [
  endpoint({
    method: "GET",
    path: "/v1/events",
    params: { ...listParams, type: text, types: list(text), delivery_success: ignored },
    run: ({ ledger, params }) => {
      const wanted = params.types ?? (params.type ? [params.type] : null);
      return listReply(
        "/v1/events",
        ledger.tables.events.newestFirst().filter(({ type }) => wanted === null || wanted.some((pattern) => matches(type, pattern ?? ""))),
        params,
      );
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/events/:id",
    params: {},
    run: ({ ledger, id }) => found(ledger.tables.events.get(id), "event", id),
  }),
  endpoint({
    method: "POST",
    path: "/v1/webhook_endpoints",
    params: {
      url: required(text),
      enabled_events: required(list(required(text))),
      api_version: text,
      description: text,
      metadata,
      connect: ignored,
    },
    run: ({ ledger, params }) => {
      if (!/^https?:\/\//.test(params.url))
        throw invalidRequest("Invalid URL: An explicit scheme (such as https) must be provided.", { param: "url" });
      return ledger.tables.webhookEndpoints.put({
        id: newId("we"),
        object: "webhook_endpoint",
        api_version: params.api_version ?? apiVersion,
        application: null,
        created: ledger.clock.seconds(),
        description: params.description ?? null,
        enabled_events: params.enabled_events,
        livemode: false,
        metadata: mergeMetadata({}, params.metadata),
        secret: `whsec_${randomLetters(32)}`,
        status: "enabled",
        url: params.url,
      });
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/webhook_endpoints",
    params: listParams,
    run: ({ ledger, params }) =>
      listReply(
        "/v1/webhook_endpoints",
        // The secret is shown once, when the endpoint is made.
        ledger.tables.webhookEndpoints.newestFirst().map(({ secret: _secret, ...shown }) => shown),
        params,
      ),
  }),
  endpoint({
    method: "POST",
    path: "/v1/webhook_endpoints/:id",
    params: { url: text, enabled_events: list(required(text)), description: text, disabled: flag, metadata },
    run: ({ ledger, id, params }) => {
      const kept = found(ledger.tables.webhookEndpoints.get(id), "webhook_endpoint", id);
      const { secret: _secret, ...shown } = amend(ledger, "webhookEndpoints", kept, {
        url: params.url ?? kept.url,
        enabled_events: params.enabled_events ?? kept.enabled_events,
        description: params.description === undefined ? kept.description : params.description,
        status: params.disabled === undefined ? kept.status : params.disabled ? "disabled" : "enabled",
        metadata: mergeMetadata(kept.metadata, params.metadata),
      });
      return shown;
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/v1/webhook_endpoints/:id",
    params: {},
    run: ({ ledger, id }) => {
      found(ledger.tables.webhookEndpoints.get(id), "webhook_endpoint", id);
      ledger.tables.webhookEndpoints.delete(id);
      return { id, object: "webhook_endpoint", deleted: true };
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/payment_links",
    params: { ...listParams, active: flag },
    run: ({ params }) => listReply("/v1/payment_links", [], params),
  }),
];

function matches(type: string, pattern: string): boolean {
  return pattern.endsWith(".*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
