/** Who looks at a page, as its frame needs to know it. A page that is built ahead of time, or whose answer is not there yet, does not know. */
export type HeaderViewer = { athleteName: string | null } | null | "unknown";

/**
 * The class of what only members see and of what only strangers see; null for what is not to be there at all.
 * As long as nobody knows who looks, both are there and the page's hint hides one of them (root.tsx).
 */
export function audience(viewer: HeaderViewer): { member: string | null; guest: string | null } {
  if (viewer === "unknown") return { member: "guest:hidden", guest: "member:hidden" };
  return viewer === null ? { member: null, guest: "" } : { member: "", guest: null };
}

/** The welcome line of the header. */
export function welcome(viewer: HeaderViewer): string {
  if (viewer === "unknown" || viewer === null) return "";
  return viewer.athleteName ? `Welcome, ${viewer.athleteName}` : "Welcome";
}
