import { useEffect } from "react";

/**
 * Calls back when the browser shows this page again just as it was left, without loading it (Back from the payment provider): by then
 * what it says may be old.
 */
export function usePageRestored(onRestored: () => void): void {
  useEffect(() => {
    function show({ persisted }: PageTransitionEvent) {
      if (persisted) onRestored();
    }

    addEventListener("pageshow", show);
    return () => removeEventListener("pageshow", show);
  }, [onRestored]);
}
