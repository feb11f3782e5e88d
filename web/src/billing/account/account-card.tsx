import { type ReactNode, useId } from "react";
import { Card } from "#ui/card.tsx";

interface AccountCardProps {
  title: string;
  /** Stands at the other end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One subject of the account page. */
export function AccountCard({ title, aside, children }: AccountCardProps) {
  const titleId = useId();
  return (
    <Card
      role="region"
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-4.5 p-7 wrap-anywhere max-tablet:px-4 max-tablet:py-5"
    >
      <header className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="calm text-display-sm">
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
