import { rememberReferral } from "#account/referral.ts";
import { forgetOldClient } from "./forget-old-client.ts";
import { bringHeaderToLife } from "./live-header.ts";

/**
 * The living parts of the still pages. Each is loaded when its place comes near the window, so that a page that is only read costs nothing.
 * To add one: `<div data-island="name">` in the page, and a line here whose module exports `mount(place)`.
 */
const islands: Readonly<Record<string, () => Promise<{ mount: (place: HTMLElement) => void }>>> = {
  join: () => import("./home/join-island.tsx"),
  "pricing-message": () => import("#billing/pricing/pricing-message.ts"),
};

/** How far from the window an island wakes up: not so far that the first look at the home page loads the form below it. */
const nearby = "100px";

/** Wakes the living parts of the page. Returns how to stop waiting for those that have not come near. */
export function startIslands(): () => void {
  rememberReferral(location.search);
  void forgetOldClient();
  void bringHeaderToLife();
  goToAskedPlan();

  const watcher = new IntersectionObserver(wakeThoseInView, { rootMargin: nearby });
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) watcher.observe(place);
  return () => watcher.disconnect();
}

/** An address that names a plan (`/?plan=annual`) is about signing up, so the page opens there. */
function goToAskedPlan(): void {
  if (location.hash !== "" || !new URLSearchParams(location.search).has("plan")) return;
  document.querySelector('[data-island="join"]')?.closest("section")?.scrollIntoView();
}

function wakeThoseInView(entries: IntersectionObserverEntry[], watcher: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    watcher.unobserve(target);
    void islands[target.dataset.island ?? ""]?.().then(({ mount }) => mount(target));
  }
}
