import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** False for a question that must be answered: neither Escape nor a tap outside closes it. */
  isDismissible?: boolean;
  children: ReactNode;
}

/** A small window over the page. Focus stays in it, and goes back to where it was when it closes. */
export function Dialog({ isOpen, onClose, title, description, isDismissible = true, children }: DialogProps) {
  const focusReturn = useFocusReturn();

  function onOpenChange(willBeOpen: boolean) {
    if (!willBeOpen && isDismissible) onClose();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content className="dialog" {...focusReturn} {...(description === undefined && { "aria-describedby": undefined })}>
            <header className="flex items-start justify-between gap-3">
              <Radix.Title className="font-display text-display-sm leading-none font-extrabold text-balance">{title}</Radix.Title>
              {isDismissible && (
                <Radix.Close asChild>
                  <IconButton label="Close" icon="close" className="-mt-1.5 -mr-2" />
                </Radix.Close>
              )}
            </header>
            {description !== undefined && <Radix.Description className="mt-3 text-text">{description}</Radix.Description>}
            <div className="mt-4">{children}</div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The buttons of a dialog, side by side where they fit. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap gap-3 *:flex-auto">{children}</div>;
}
