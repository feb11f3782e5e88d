import { ApiRefusal, NetworkFailure } from "#platform/call.ts";

/**
 * Why something did not work, for a parent to read. A fault's own message holds a status code, so the page's sentence stands in for it.
 *
 * @param fallback the page's sentence
 */
export function sentenceOf(error: unknown, fallback: string): string {
  const isForPeople = error instanceof ApiRefusal || error instanceof NetworkFailure;
  return isForPeople && error.message !== "" ? error.message : fallback;
}
