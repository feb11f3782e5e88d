import { type ReactNode, type Ref, useId } from "react";
import { Card } from "#ui/card.tsx";

interface AccountCardProps {
  title: string;
  /** Stands at the other end of the heading's line. */
  aside?: ReactNode;
  /** For a card whose buttons go away once they have done their work: the focus comes here. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One subject of the account page. */
export function AccountCard({ title, aside, headingRef, children }: AccountCardProps) {
  const titleId = useId();
  return (
    <Card
      role="region"
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-4.5 p-7 wrap-anywhere max-tablet:px-4 max-tablet:py-5"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 wrap-normal">
        <h2 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="calm text-display-sm">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </Card>
  );
}

/** The buttons of a card: side by side, below each other on a phone. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 max-tablet:*:flex-[1_1_100%]">{children}</div>;
}
