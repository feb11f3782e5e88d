import { useRef } from "react";

/**
 * Gives the focus back to where it was before a dialog opened. Radix only knows its own triggers, and our dialogs are opened by any
 * button, link or address.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);

  function onOpenAutoFocus(): void {
    before.current = document.activeElement;
  }

  function onCloseAutoFocus(event: Event): void {
    event.preventDefault();
    if (before.current instanceof HTMLElement) before.current.focus();
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}
