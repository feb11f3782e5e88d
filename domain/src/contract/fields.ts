import * as z from "zod/mini";

/**
 * A line of text a person typed: trimmed, and empty when it was not sent, so that the room's own rule can say what is missing.
 *
 * @param maxLength in UTF-16 units; longer text is refused before any rule reads it
 */
export function typedText(maxLength: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(maxLength)), "");
}

/** A secret a person typed: never trimmed, empty when it was not sent. */
export function typedSecret(maxLength: number) {
  return z._default(z.string().check(z.maxLength(maxLength)), "");
}

/** An instant on the wire: ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** The reply of a call that has nothing to tell but that it worked. */
export const success = z.object({ success: z.literal(true) });
