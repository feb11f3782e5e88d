import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useFocusReturn } from "./use-focus-return.ts";

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The name of the sheet for screen readers; what is shown as its heading is up to the content. */
  title: string;
  children: ReactNode;
}

/** A wide window over the page, and on a phone a sheet that comes from below. Put a `SheetClose` into its heading. */
export function Sheet({ isOpen, onClose, title, children }: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim scrim-sheet">
          <Radix.Content className="sheet" {...focusReturn} aria-describedby={undefined}>
            <Radix.Title className="sr-only">{title}</Radix.Title>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the sheet or dialog it stands in; wraps one button. */
export function SheetClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
