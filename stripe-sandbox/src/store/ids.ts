import { randomBytes } from "node:crypto";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Letters and digits by chance, as Stripe's ids have them. */
export function randomLetters(length: number): string {
  // 256 is no multiple of 62: the first letters come up a little oftener, which an id does not mind.
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join("");
}

export function newId(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}

/** The id in a field that may hold an id or, expanded, the whole object. */
export function idOf(field: string | { id: string }): string {
  return typeof field === "string" ? field : field.id;
}

export function idOrNull(field: string | { id: string } | null | undefined): string | null {
  return field === null || field === undefined ? null : idOf(field);
}
