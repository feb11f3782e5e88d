import type Stripe from "stripe";
import { newId } from "#store/ids.ts";
import { type Ledger, pageUrl } from "#store/ledger.ts";

export interface PortalWords {
  name: string | null;
  headline: string | null;
  privacyUrl: string | null;
  termsUrl: string | null;
  defaultReturnUrl: string | null;
  cancels: boolean;
  cancelMode: "at_period_end" | "immediately";
  updatesCard: boolean;
  showsInvoices: boolean;
  metadata: Record<string, string>;
  isDefault: boolean;
}

const everything: PortalWords = {
  name: null,
  headline: null,
  privacyUrl: null,
  termsUrl: null,
  defaultReturnUrl: null,
  cancels: true,
  cancelMode: "at_period_end",
  updatesCard: true,
  showsInvoices: true,
  metadata: {},
  isDefault: true,
};

export function createPortalConfiguration(ledger: Ledger, words: PortalWords): Stripe.BillingPortal.Configuration {
  return ledger.tables.portalConfigurations.put(configurationOf(newId("bpc"), ledger.clock.seconds(), words));
}

export function configurationOf(id: string, now: number, words: PortalWords): Stripe.BillingPortal.Configuration {
  return {
    id,
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: words.headline, privacy_policy_url: words.privacyUrl, terms_of_service_url: words.termsUrl },
    created: now,
    default_return_url: words.defaultReturnUrl,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: words.showsInvoices },
      payment_method_update: { enabled: words.updatesCard, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: words.cancels,
        mode: words.cancelMode,
        proration_behavior: "none",
      },
      subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: "none",
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: "end_trial",
      },
    },
    is_default: words.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: words.metadata,
    name: words.name,
    updated: now,
  };
}

/** The configuration a portal opens with when none is named. */
export function defaultPortalConfiguration(ledger: Ledger): Stripe.BillingPortal.Configuration {
  return ledger.tables.portalConfigurations.find(({ is_default }) => is_default) ?? createPortalConfiguration(ledger, everything);
}

export function createPortalSession(
  ledger: Ledger,
  {
    customer,
    returnUrl,
    configuration,
  }: { customer: Stripe.Customer; returnUrl: string | null; configuration: Stripe.BillingPortal.Configuration },
): Stripe.BillingPortal.Session {
  const id = newId("bps");
  return ledger.tables.portalSessions.put({
    id,
    object: "billing_portal.session",
    configuration: configuration.id,
    created: ledger.clock.seconds(),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl ?? configuration.default_return_url,
    url: pageUrl(ledger, `/p/${id}`),
  });
}
