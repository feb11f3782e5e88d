import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import { brand } from "@stars/domain/brand.ts";
import { commonRefusals, Refusal } from "@stars/domain/contract/refusal.ts";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { accountJobs } from "#account/account.jobs.ts";
import { accountRoutes } from "#account/account.routes.ts";
import { recogniseViewer } from "#account/recognise-viewer.ts";
import { billingJobs } from "#billing/billing.jobs.ts";
import { billingReturnRoutes } from "#billing/billing.return.routes.ts";
import { billingRoutes } from "#billing/billing.routes.ts";
import { billingWebhooks } from "#billing/billing.webhooks.ts";
import type { Config } from "#platform/config.ts";
import { answerErrors } from "#platform/http/errors.ts";
import { health } from "#platform/http/health.ts";
import { checkOrigins } from "#platform/http/origin-check.ts";
import { openSessionGate } from "#platform/http/session-gate.ts";
import { hasBuiltWeb, inlineScriptHashes, staticWeb } from "#platform/http/static-web.ts";
import type { JobHandlers } from "#platform/jobs/queue.ts";
import { devMail } from "#platform/mail/dev-mail.ts";
import { sandboxDoor } from "#platform/payments/sandbox-door.ts";
import type { Platform } from "#platform/platform.ts";
import { siteRoutes } from "#site/site.routes.ts";
import { trainingJobs } from "#training/training.jobs.ts";
import { trainingRoutes } from "#training/training.routes.ts";

export interface AppFolders {
  /** The built web; null serves the API alone. */
  readonly web: string | null;
  /** Where letters lie that are not sent; null when they are. */
  readonly outbox: string | null;
  /** Where the payment sandbox answers; null with the real Stripe. */
  readonly sandboxUrl?: string | null;
}

/** Everything the queue can be asked to do. */
export function jobHandlers(platform: Platform): JobHandlers {
  return { ...accountJobs(platform), ...billingJobs(platform), ...trainingJobs(platform) };
}

/** Puts the product together: gates first, then the rooms from the ground up, then the pages. */
export async function buildApp(platform: Platform, folders: AppFolders): Promise<FastifyInstance> {
  const { config } = platform;
  const app = Fastify({
    loggerInstance: platform.log,
    genReqId: () => platform.ids.uuid(),
    trustProxy: proxies(config),
    bodyLimit: 64 * 1024,
    logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== "debug" && config.LOG_LEVEL !== "trace" }),
    routerOptions: { ignoreTrailingSlash: true },
    return503OnClosing: true,
  });
  z.config(z.locales.en());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  readJson(app);
  await app.register(cookie);
  await app.register(helmet, securityHeaders(platform, folders.web));
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: brand.name, version: "1" } },
    transform: jsonSchemaTransform,
  });
  closeCleanly(app);
  health(app, platform);
  checkOrigins(app, config);
  openSessionGate(app, config, (token) => recogniseViewer(platform, token));

  await app.register(async (api) => {
    if (config.RATE_LIMITS) await api.register(rateLimit, { max: 300, timeWindow: 60_000 });
    accountRoutes(api, platform);
    billingRoutes(api, platform);
    billingReturnRoutes(api, platform);
    trainingRoutes(api, platform);
    siteRoutes(api, platform);
    api.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  });
  await billingWebhooks(app, platform);
  if (folders.sandboxUrl) await sandboxDoor(app, folders.sandboxUrl);
  if (folders.outbox !== null && !config.isProduction) devMail(app, folders.outbox);
  if (folders.web !== null && hasBuiltWeb(folders.web)) await staticWeb(app, folders.web);
  else app.setNotFoundHandler(refuseUnknown);
  return app;
}

// A body sent empty is no body; anything else must be JSON.
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    return parse(request, body.toString(), done);
  });
}

async function refuseUnknown(): Promise<never> {
  throw new Refusal(commonRefusals, "not-found");
}

function proxies({ TRUST_PROXY }: Config) {
  if (TRUST_PROXY === undefined) return false;
  if (!/^\d+$/.test(TRUST_PROXY)) return TRUST_PROXY;
  const hops = Number(TRUST_PROXY);
  return (_address: string, hop: number) => hop < hops;
}

function securityHeaders({ config, payments }: Platform, web: string | null) {
  const isHttps = config.APP_URL.startsWith("https:");
  // Stripe's own list for Elements and its hosted pages; with the sandbox no page reaches outside.
  const stripe = payments.mode === "stripe" ? stripeSources : noSources;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripe.script, ...(web === null ? [] : inlineScriptHashes(web))],
        // Dialogs and toasts of Radix place themselves with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...stripe.image],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...stripe.connect],
        frameSrc: ["'self'", ...stripe.frame],
        mediaSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...stripe.form],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "same-origin" as const },
    crossOriginEmbedderPolicy: false,
  };
}

const noSources = { script: [], image: [], connect: [], frame: [], form: [] };
const stripeSources = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  image: ["https://*.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  form: ["https://checkout.stripe.com"],
};

// Closing waits for sockets that browsers keep open; told to let go, they do.
function closeCleanly(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
