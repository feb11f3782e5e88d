import type { ReactNode } from "react";
import { StillPage } from "./still-page.tsx";

interface PlainPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A still page that is mostly text, at a width that reads well. */
export function PlainPage({ title, description, children }: PlainPageProps) {
  return (
    <StillPage title={title} description={description}>
      <div className="wrap">
        <div className="grid max-w-[68ch] gap-5 pt-10 text-pretty max-tablet:pt-5">
          <h1 className="calm text-display-lg">{title}</h1>
          {children}
        </div>
      </div>
    </StillPage>
  );
}
