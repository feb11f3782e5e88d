import { welcome } from "./audience.ts";
import { hintWhoLooks } from "./viewer-hint.ts";

/**
 * Fills in the header of a still page: the welcome line, and Logout. Plain DOM and plain paths, so that a page that is only read loads
 * neither React nor the contract.
 */
export async function bringHeaderToLife(): Promise<void> {
  closeMenuOnClick();
  if (document.documentElement.dataset.user === undefined) return;

  for (const button of document.querySelectorAll("[data-log-out]")) button.addEventListener("click", () => void logOut());
  const reply = await fetch("/api/user", { credentials: "include" }).catch(() => null);
  if (reply?.status === 401) return hintWhoLooks(false);
  if (!reply?.ok) return;

  const viewer: unknown = await reply.json();
  for (const line of document.querySelectorAll("[data-welcome]")) line.textContent = welcome({ athleteName: nameIn(viewer) });
}

/** The menu's own Logout and links; a link to a place on the same page would leave it open. */
function closeMenuOnClick(): void {
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) {
    menu.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) menu.hidePopover();
    });
  }
}

async function logOut(): Promise<void> {
  const reply = await fetch("/api/auth/logout", { method: "POST", credentials: "include" }).catch(() => null);
  if (reply?.ok) location.assign("/");
}

function nameIn(viewer: unknown): string | null {
  if (typeof viewer !== "object" || viewer === null || !("athleteName" in viewer)) return null;
  return typeof viewer.athleteName === "string" ? viewer.athleteName : null;
}
