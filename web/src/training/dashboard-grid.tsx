import type { ReactNode } from "react";

/** The head of the dashboard: what is next, beside what has been won. */
export function DashboardTop({ next, side }: { next: ReactNode; side: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_380px] gap-6 max-wide:grid-cols-1 max-tablet:gap-4">
      {next}
      <div className="grid grid-rows-[auto_1fr] gap-6 max-wide:grid-cols-2 max-wide:grid-rows-1 max-tablet:grid-cols-1 max-tablet:grid-rows-none max-tablet:gap-4">
        {side}
      </div>
    </div>
  );
}

export function SkillGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 items-start gap-6 max-wide:grid-cols-1 max-tablet:gap-4">{children}</div>;
}
