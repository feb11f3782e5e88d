import { endpoint } from "#http/endpoint.ts";
import { found, invalidRequest } from "#http/errors.ts";
import { listParams, listReply, wholeList } from "#http/list.ts";
import { flag, ignored, list, mergeMetadata, metadata, moment, object, oneOf, required, text, whole } from "#http/params.ts";
import { idOrNull } from "#store/ids.ts";
import { lineItemsOf } from "./checkout-lines.ts";
import { checkoutSessionOf, createCheckoutSession, expireCheckout } from "./checkout-sessions.ts";
import { customerOf } from "./customers.ts";

export const checkoutEndpoints = [
  endpoint({
    method: "POST",
    path: "/v1/checkout/sessions",
    params: {
      mode: required(oneOf("subscription")),
      ui_mode: oneOf("hosted_page"),
      line_items: required(list(required(object({ price: required(text), quantity: whole })))),
      success_url: required(text),
      cancel_url: text,
      client_reference_id: text,
      customer: text,
      customer_email: text,
      metadata,
      subscription_data: object({ metadata, description: text }),
      allowed_payment_method_types: list(oneOf("card")),
      payment_method_collection: oneOf("always"),
      locale: oneOf("auto", "en", "en-GB"),
      billing_address_collection: oneOf("auto", "required"),
      adaptive_pricing: object({ enabled: flag }),
      consent_collection: object({ terms_of_service: oneOf("none", "required") }),
      custom_text: object({ submit: object({ message: text }), terms_of_service_acceptance: ignored }),
      expires_at: moment,
      allow_promotion_codes: ignored,
    },
    run: ({ ledger, params }) => {
      const [item, ...more] = params.line_items;
      if (item === undefined || more.length > 0)
        throw invalidRequest("The sandbox's checkout sells exactly one price.", { param: "line_items" });
      if (params.customer && params.customer_email) {
        throw invalidRequest("You may only specify one of these parameters: customer, customer_email.", { param: "customer_email" });
      }
      const price = found(ledger.tables.prices.get(item.price), "price", item.price, "line_items[0][price]");
      return createCheckoutSession(ledger, {
        price,
        quantity: item.quantity ?? 1,
        customer: params.customer ? customerOf(ledger, params.customer, "customer").id : null,
        customerEmail: params.customer_email ?? null,
        clientReferenceId: params.client_reference_id ?? null,
        successUrl: webAddress(params.success_url, "success_url"),
        cancelUrl: params.cancel_url ? webAddress(params.cancel_url, "cancel_url") : null,
        expiresAt: params.expires_at ?? null,
        metadata: mergeMetadata({}, params.metadata),
        subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
        subscriptionDescription: params.subscription_data?.description ?? null,
        asksTerms: params.consent_collection?.terms_of_service === "required",
        submitMessage: params.custom_text?.submit?.message ?? null,
        locale: params.locale ?? null,
        billingAddressCollection: params.billing_address_collection ?? null,
      });
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/checkout/sessions",
    params: { ...listParams, customer: text, subscription: text, payment_intent: text, status: oneOf("open", "complete", "expired") },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/checkout/sessions",
        ledger.tables.checkoutSessions
          .newestFirst()
          .filter(
            (session) =>
              (!params.customer || idOrNull(session.customer) === params.customer) &&
              (!params.subscription || idOrNull(session.subscription) === params.subscription) &&
              (!params.payment_intent || idOrNull(session.payment_intent) === params.payment_intent) &&
              (!params.status || session.status === params.status),
          ),
        params,
      ),
  }),
  endpoint({ method: "GET", path: "/v1/checkout/sessions/:id", params: {}, run: ({ ledger, id }) => checkoutSessionOf(ledger, id) }),
  endpoint({
    method: "GET",
    path: "/v1/checkout/sessions/:id/line_items",
    params: listParams,
    run: ({ ledger, id }) => wholeList(`/v1/checkout/sessions/${id}/line_items`, lineItemsOf(ledger, checkoutSessionOf(ledger, id).id)),
  }),
  endpoint({
    method: "POST",
    path: "/v1/checkout/sessions/:id/expire",
    params: {},
    run: ({ ledger, id }) => expireCheckout(ledger, checkoutSessionOf(ledger, id)),
  }),
];

function webAddress(address: string, param: string): string {
  const protocol = URL.parse(address.replaceAll("{CHECKOUT_SESSION_ID}", "cs"))?.protocol;
  if (protocol === "http:" || protocol === "https:") return address;
  throw invalidRequest("Not a valid URL", { param, code: "url_invalid" });
}
