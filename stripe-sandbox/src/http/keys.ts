import { timingSafeEqual } from "node:crypto";
import type { KeyKind } from "./endpoint.ts";
import { invalidRequest } from "./errors.ts";

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

/**
 * Tells which key a request came with: as a bearer, as a basic user name, or, as browsers send it, in `key`.
 *
 * @throws StripeError 401 without a key, or with one that is not ours
 */
export function keyKindOf(keys: Keys, authorization: string | undefined, inForm: unknown): KeyKind {
  const key = keyIn(authorization) ?? (typeof inForm === "string" ? inForm : undefined);
  if (key === undefined || key === "") {
    throw invalidRequest(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401 },
    );
  }
  if (isSame(key, keys.secretKey)) return "secret";
  if (isSame(key, keys.publishableKey)) return "publishable";
  throw invalidRequest(`Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(8)}`, { status: 401 });
}

export function refuseKey(): never {
  throw invalidRequest("This API call cannot be made with a publishable API key. Please use a secret API key.", {
    status: 401,
    code: "secret_key_required",
  });
}

function keyIn(authorization: string | undefined): string | undefined {
  const [scheme, value] = authorization?.split(" ") ?? [];
  if (scheme?.toLowerCase() === "bearer") return value;
  if (scheme?.toLowerCase() === "basic" && value) return Buffer.from(value, "base64").toString("utf8").split(":")[0];
  return undefined;
}

function isSame(given: string, ours: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(ours)];
  return a.length === b.length && timingSafeEqual(a, b);
}
