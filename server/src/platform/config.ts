import { brand } from "@stars/domain/brand.ts";
import * as z from "zod";

const onOff = z.enum(["on", "off"]).transform((word) => word === "on");
const paymentLink = z.url({ protocol: /^https$/, hostname: /^(buy|checkout)\./ }).optional();
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** Every variable of the server: what it means to whoever runs it, and what a good value looks like. `.env.example` is made from this list. */
export const variables = {
  PORT: { says: "Port the product listens on.", schema: z.coerce.number().int().min(0).max(65_535).default(3000) },
  HOST: { says: "Address it listens on; 0.0.0.0 opens it to the network.", schema: z.string().min(1).default("127.0.0.1") },
  APP_URL: { says: "Address people type, without a path. Unset: http://localhost:PORT.", schema: webAddress.optional() },
  DATA_DIR: { says: "Folder for the embedded database, letters and generated secrets.", schema: z.string().min(1).default("./data") },
  DATABASE_URL: {
    says: "PostgreSQL 15 or newer. Unset: the embedded database in DATA_DIR.",
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  },
  SESSION_SECRET: {
    says: "At least 32 characters; keys what must not be guessed. Unset: made once and kept in DATA_DIR. Required in production.",
    schema: z.string().min(32).optional(),
  },
  SMTP_URL: {
    says: "Mail server, as smtps://user:password@host. Unset: letters are written to DATA_DIR/outbox.",
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
  },
  MAIL_FROM: { says: "Sender of letters.", schema: z.string().min(3).default(`${brand.name} <${brand.supportEmail}>`) },
  SUPPORT_EMAIL: { says: "Where people write for help.", schema: z.email().default(brand.supportEmail) },
  DEMO: { says: "on or off: the demo without an account.", schema: onOff.default(true) },
  RATE_LIMITS: { says: "on or off; off is for load tests and refused in production.", schema: onOff.default(true) },
  TRUST_PROXY: {
    says: "Proxies in front whose X-Forwarded-For is believed: a number of hops, or addresses separated by commas. Unset: none.",
    schema: z
      .string()
      .regex(/^(\d+|[0-9a-fA-F.:/, ]+)$/)
      .optional(),
  },
  STRIPE_SECRET_KEY: {
    says: "Secret or restricted key of the Stripe account. Unset: payments run on the built-in sandbox and take no money.",
    schema: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/)
      .optional(),
  },
  STRIPE_PUBLISHABLE_KEY: {
    says: "Publishable key of the same account and mode; pages show it.",
    schema: z
      .string()
      .regex(/^pk_(test|live)_\w+$/)
      .optional(),
  },
  STRIPE_WEBHOOK_SECRET: {
    says: "Secret of the webhook endpoint; several, separated by commas, while one is replaced by another.",
    schema: z
      .string()
      .regex(/^whsec_\w+(,whsec_\w+)*$/)
      .optional(),
  },
  STRIPE_PAYMENT_LINK_MONTHLY: {
    says: "A Stripe payment link that sells the monthly plan, instead of a checkout made for each visit.",
    schema: paymentLink,
  },
  STRIPE_PAYMENT_LINK_ANNUAL: { says: "The same for the annual plan.", schema: paymentLink },
  STRIPE_SANDBOX_URL: {
    says: "Address of a payment sandbox of your own, as http://127.0.0.1:4280. Unset: the built-in one.",
    schema: z.url({ protocol: /^http$/ }).optional(),
  },
  PAYMENTS_SANDBOX_IN_PRODUCTION: {
    says: "i-understand: lets production run on the sandbox, which takes no money.",
    schema: z.literal("i-understand").optional(),
  },
  PAYMENTS_ALLOW_TEST_MODE: { says: "1: lets production run with test keys.", schema: z.literal("1").optional() },
  METRICS_TOKEN: {
    says: "Bearer token that opens /metrics from other machines. Unset: this machine only.",
    schema: z.string().min(16).optional(),
  },
  LOG_LEVEL: {
    says: "fatal, error, warn, info, debug, trace or silent. Unset: info in production, warn on a local run.",
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
  },
  NODE_ENV: { says: "production on a real deployment. npm start never sets it.", schema: z.string().default("development") },
} as const;

type Values = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]["schema"]> };

export interface Config extends Omit<Values, "APP_URL" | "LOG_LEVEL"> {
  readonly APP_URL: string;
  readonly LOG_LEVEL: NonNullable<Values["LOG_LEVEL"]>;
  readonly isProduction: boolean;
}

/** The start must stop: a variable is wrong. The message names it and never repeats its value, which may be a secret. */
export class BadConfig extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BadConfig";
  }
}

/**
 * Reads the settings of the server. An empty variable counts as unset.
 *
 * @throws BadConfig with one sentence that names the variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  if (/^(sk|rk)_/.test(env.STRIPE_PUBLISHABLE_KEY ?? "")) {
    throw new BadConfig("STRIPE_PUBLISHABLE_KEY holds a secret key, which pages would show to everybody. Rotate that key at Stripe now.");
  }
  const read = Object.entries(variables).map(([name, { schema, says }]) => {
    const result = schema.safeParse(env[name] === "" ? undefined : env[name]);
    if (!result.success) throw new BadConfig(`${name} has a value that cannot be used. It means: ${says}`);
    return [name, result.data];
  });
  const values = Object.fromEntries(read) as Values; // each entry was parsed by its own schema above
  const isProduction = values.NODE_ENV === "production";
  if (isProduction && values.SESSION_SECRET === undefined) throw new BadConfig("SESSION_SECRET is required when NODE_ENV is production.");
  if (isProduction && !values.RATE_LIMITS) throw new BadConfig("RATE_LIMITS cannot be off when NODE_ENV is production.");
  checkStripe(values);
  return {
    ...values,
    APP_URL: values.APP_URL ?? `http://localhost:${values.PORT}`,
    LOG_LEVEL: values.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
    isProduction,
  };
}

function checkStripe(values: Values): void {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook } = values;
  if (values.STRIPE_SANDBOX_URL !== undefined && secret === undefined)
    throw new BadConfig("STRIPE_SANDBOX_URL needs the keys of that sandbox in STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.");
  if ((secret === undefined) !== (publishable === undefined))
    throw new BadConfig("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY belong together; only one is set.");
  if (secret !== undefined && publishable !== undefined && modeOf(secret) !== modeOf(publishable)) {
    throw new BadConfig("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, one test and one live.");
  }
  if (values.NODE_ENV !== "production") return;
  if (secret === undefined && values.PAYMENTS_SANDBOX_IN_PRODUCTION === undefined) {
    throw new BadConfig("STRIPE_SECRET_KEY is required when NODE_ENV is production; the sandbox takes no money.");
  }
  if (secret !== undefined && webhook === undefined) throw new BadConfig("STRIPE_WEBHOOK_SECRET is required when NODE_ENV is production.");
  if (secret !== undefined && modeOf(secret) === "test" && values.PAYMENTS_ALLOW_TEST_MODE === undefined) {
    throw new BadConfig("STRIPE_SECRET_KEY is a test key and NODE_ENV is production; PAYMENTS_ALLOW_TEST_MODE=1 allows it.");
  }
}

function modeOf(key: string): string | undefined {
  return key.split("_")[1];
}

/** The text of `.env.example`: one line of meaning and one commented-out line for each variable. */
export function envExample(): string {
  const lines = Object.entries(variables).map(([name, { says, schema }]) => {
    const initial = schema.safeParse(undefined);
    const value = initial.success && initial.data !== undefined ? String(initial.data === true ? "on" : initial.data) : "";
    return `# ${says}\n#${name}=${value}\n`;
  });
  return `# Every variable is optional on a local run. Made by \`npm run generate\`; edit server/src/platform/config.ts instead.\n\n${lines.join("\n")}`;
}
