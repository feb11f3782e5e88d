import { brand } from "@stars/domain/brand.ts";
import * as z from "zod";

const onOff = z.enum(["on", "off"]).transform((word) => word === "on");
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
  const read = Object.entries(variables).map(([name, { schema, says }]) => {
    const result = schema.safeParse(env[name] === "" ? undefined : env[name]);
    if (!result.success) throw new BadConfig(`${name} has a value that cannot be used. It means: ${says}`);
    return [name, result.data];
  });
  const values = Object.fromEntries(read) as Values; // each entry was parsed by its own schema above
  const isProduction = values.NODE_ENV === "production";
  if (isProduction && values.SESSION_SECRET === undefined) throw new BadConfig("SESSION_SECRET is required when NODE_ENV is production.");
  if (isProduction && !values.RATE_LIMITS) throw new BadConfig("RATE_LIMITS cannot be off when NODE_ENV is production.");
  return {
    ...values,
    APP_URL: values.APP_URL ?? `http://localhost:${values.PORT}`,
    LOG_LEVEL: values.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
    isProduction,
  };
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
