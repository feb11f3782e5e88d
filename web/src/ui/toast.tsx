import { Toast as Radix } from "radix-ui";
import { useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

export interface ToastContent {
  title: string;
  description?: string | undefined;
  tone?: "plain" | "bad" | undefined;
  /** One thing the reader can do about it, such as Undo. */
  action?: { label: string; onClick: () => void } | undefined;
}

/** Spec section 9: one at a time, 5000 ms, swiped away to the right after 50 px. */
export const toastMs = 5000;
const swipePx = 50;

interface ShownToast extends ToastContent {
  id: number;
}

// Outside React, so that anything may say something: a query, a guard, a screen that is about to go.
let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something for a few seconds; whatever was said before goes. */
export function toast(content: ToastContent): void {
  lastId += 1;
  show({ ...content, id: lastId });
}

/** Stands once in the page and shows what `toast` says. */
export function Toaster() {
  const current = useSyncExternalStore(subscribe, read, readNothing);
  return (
    <Radix.Provider duration={toastMs} swipeDirection="right" swipeThreshold={swipePx} label="Message">
      {current && <OneToast key={current.id} toast={current} />}
      <Radix.Viewport className="toaster" label="Messages ({hotkey})" />
    </Radix.Provider>
  );
}

function OneToast({ toast: { id, title, description, tone, action } }: { toast: ShownToast }) {
  function close() {
    if (shown?.id === id) show(null);
  }

  return (
    <Radix.Root open className="toast" data-tone={tone ?? "plain"} onOpenChange={(isOpen) => !isOpen && close()}>
      {tone === "bad" && <Icon name="warn" />}
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-bold">{title}</Radix.Title>
        {description && <Radix.Description className="text-sm text-on-panel-muted">{description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action altText={action.label} className="toast-action" onClick={action.onClick}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label="Close" icon="close" />
      </Radix.Close>
    </Radix.Root>
  );
}

function show(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Nobody shows it any more, so it is not to come back with the next toaster.
    if (listeners.size === 0) shown = null;
  };
}

function read(): ShownToast | null {
  return shown;
}

function readNothing(): null {
  return null;
}
