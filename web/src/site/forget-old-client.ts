import { brand } from "@stars/domain/brand.ts";

/** An earlier client left a service worker, which would go on serving its old files, and a token in local storage. Both go. */
export async function forgetOldClient(): Promise<void> {
  try {
    localStorage.removeItem(brand.retiredTokenKey);
    const workers = await navigator.serviceWorker?.getRegistrations();
    for (const worker of workers ?? []) await worker.unregister();
  } catch {
    // Storage is shut in some private windows; then there is nothing of ours in it either.
  }
}
