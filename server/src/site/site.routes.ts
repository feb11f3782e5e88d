import { accountApi } from "@stars/domain/account/account.api.ts";
import { plans } from "@stars/domain/billing/plans.ts";
import type { ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { siteApi } from "@stars/domain/site/site.api.ts";
import type { FastifyInstance } from "fastify";
import { serve } from "#platform/http/serve.ts";
import { setSessionCookies } from "#platform/http/session-cookies.ts";
import type { Platform } from "#platform/platform.ts";
import { startDemo } from "./start-demo.ts";

export function siteRoutes(app: FastifyInstance, platform: Platform): void {
  const { config } = platform;

  serve(app, siteApi.getConfig, async () => pageConfig(platform));

  serve(app, accountApi.startDemo, async ({ viewer, request, reply }) => {
    if (viewer?.isDemo) return { success: true }; // the same visitor again: the demo they have is theirs
    setSessionCookies(reply, await startDemo(platform, request.ip), config.APP_URL);
    return { success: true };
  });
}

/** What pages may know of the settings: nothing that is secret. */
function pageConfig({ config, payments }: Platform): ReplyOf<typeof siteApi.getConfig> {
  return {
    payments: {
      mode: payments.mode,
      publishableKey: payments.publishableKey,
      apiBase: payments.mode === "sandbox" ? "/sandbox/stripe" : "https://api.stripe.com",
    },
    google: false,
    demo: config.DEMO,
    supportEmail: config.SUPPORT_EMAIL,
    plans,
  };
}
