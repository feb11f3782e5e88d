import { endpoint } from "#http/endpoint.ts";
import { found } from "#http/errors.ts";
import { listParams, listReply } from "#http/list.ts";
import { flag, ignored, mergeMetadata, metadata, object, oneOf, type Params, required, text } from "#http/params.ts";
import { customerOf } from "./customers.ts";
import { configurationOf, createPortalConfiguration, createPortalSession, defaultPortalConfiguration, type PortalWords } from "./portal.ts";

const features = object({
  customer_update: object({ enabled: flag, allowed_updates: ignored }),
  invoice_history: object({ enabled: flag }),
  payment_method_update: object({ enabled: flag, payment_method_configuration: ignored }),
  subscription_cancel: object({
    enabled: flag,
    mode: oneOf("at_period_end", "immediately"),
    proration_behavior: ignored,
    cancellation_reason: ignored,
  }),
  subscription_pause: object({ enabled: flag, duration: ignored }),
  subscription_update: object({
    enabled: flag,
    default_allowed_updates: ignored,
    products: ignored,
    proration_behavior: ignored,
    billing_cycle_anchor: ignored,
    schedule_at_period_end: ignored,
    trial_update_behavior: ignored,
  }),
});
const words = {
  business_profile: object({ headline: text, privacy_policy_url: text, terms_of_service_url: text }),
  default_return_url: text,
  name: text,
  metadata,
  login_page: ignored,
};

export const portalEndpoints = [
  endpoint({
    method: "POST",
    path: "/v1/billing_portal/configurations",
    params: { ...words, features: required(features) },
    run: ({ ledger, params }) =>
      createPortalConfiguration(ledger, { ...portalWords(params), isDefault: ledger.tables.portalConfigurations.size === 0 }),
  }),
  endpoint({
    method: "GET",
    path: "/v1/billing_portal/configurations",
    params: { ...listParams, active: flag, is_default: flag },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/billing_portal/configurations",
        ledger.tables.portalConfigurations
          .newestFirst()
          .filter((kept) => (params.active ?? kept.active) === kept.active && (params.is_default ?? kept.is_default) === kept.is_default),
        params,
      ),
  }),
  endpoint({
    method: "GET",
    path: "/v1/billing_portal/configurations/:id",
    params: {},
    run: ({ ledger, id }) => found(ledger.tables.portalConfigurations.get(id), "configuration", id),
  }),
  endpoint({
    method: "POST",
    path: "/v1/billing_portal/configurations/:id",
    params: { ...words, features, active: flag },
    run: ({ ledger, id, params }) => {
      const kept = found(ledger.tables.portalConfigurations.get(id), "configuration", id);
      const wanted = { ...portalWords(params), isDefault: kept.is_default, metadata: mergeMetadata(kept.metadata ?? {}, params.metadata) };
      const fresh = configurationOf(kept.id, kept.created, wanted);
      return ledger.tables.portalConfigurations.put({
        ...fresh,
        active: params.active ?? kept.active,
        features: params.features ? fresh.features : kept.features,
        business_profile: params.business_profile ? fresh.business_profile : kept.business_profile,
        default_return_url: params.default_return_url === undefined ? kept.default_return_url : params.default_return_url,
        name: params.name === undefined ? kept.name : params.name,
        updated: ledger.clock.seconds(),
      });
    },
  }),
  endpoint({
    method: "POST",
    path: "/v1/billing_portal/sessions",
    params: { customer: required(text), return_url: text, configuration: text, locale: ignored, flow_data: ignored },
    run: ({ ledger, params }) =>
      createPortalSession(ledger, {
        customer: customerOf(ledger, params.customer, "customer"),
        returnUrl: params.return_url ?? null,
        configuration: params.configuration
          ? found(ledger.tables.portalConfigurations.get(params.configuration), "configuration", params.configuration, "configuration")
          : defaultPortalConfiguration(ledger),
      }),
  }),
];

function portalWords(given: Params<typeof words> & { features: ReturnType<(typeof features)["read"]> }): PortalWords {
  const { business_profile: profile, features: wanted } = given;
  return {
    name: given.name ?? null,
    headline: profile?.headline ?? null,
    privacyUrl: profile?.privacy_policy_url ?? null,
    termsUrl: profile?.terms_of_service_url ?? null,
    defaultReturnUrl: given.default_return_url ?? null,
    cancels: wanted?.subscription_cancel?.enabled ?? false,
    cancelMode: wanted?.subscription_cancel?.mode ?? "at_period_end",
    updatesCard: wanted?.payment_method_update?.enabled ?? false,
    showsInvoices: wanted?.invoice_history?.enabled ?? false,
    metadata: mergeMetadata({}, given.metadata),
    isDefault: false,
  };
}
