import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

/** What is included, a tick before each. */
export function TickList({ items, className }: { items: readonly ReactNode[]; className?: string | undefined }) {
  return (
    <ul className={classes("tick-list", className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
