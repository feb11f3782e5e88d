/** Where a fresh log-in leads when nothing else was asked for. */
const home = "/dashboard";

/**
 * The page of our own site to open after a log-in. `next` comes from the address, so from anyone:
 * whatever could lead to another site is dropped.
 *
 * @param next the path asked for, or null
 * @param origin our own, such as `https://example.com`
 */
export function nextPath(next: string | null, origin: string): string {
  if (!next?.startsWith("/") || next.startsWith("//")) return home;

  // A browser reads "\" as "/" and skips tabs and line ends, so the answer of its own parser decides.
  const url = URL.parse(next, origin);
  if (url === null || url.origin !== origin || url.pathname.startsWith("//")) return home;

  return url.pathname + url.search + url.hash;
}
