import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";

/** The only source of chance. */
export interface Ids {
  /** A new random UUID, for a row. */
  uuid(): string;
  /** A secret that cannot be guessed: 32 random bytes in base64url, 43 characters. */
  token(): string;
}

export const randomIds: Ids = { uuid: randomUUID, token: () => randomBytes(32).toString("base64url") };

/** What we keep of a token: its SHA-256 in hex. A stolen database opens no session. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** A keyed fingerprint for what we must recognise but need not know, such as a network address in a counter. */
export function fingerprint(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);
}
