import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  /** One sentence on what will stand here, or how to fill it. */
  children?: ReactNode;
  action?: ReactNode;
  /** A drawing other than the empty goal. */
  picture?: ReactNode;
  /** The heading's level in the page; 2 unless told. */
  level?: 1 | 2 | 3 | undefined;
}

export function EmptyState({ title, children, action, picture = <EmptyGoal />, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      {picture}
      <Heading className="font-display text-display-sm leading-none font-extrabold text-balance">{title}</Heading>
      {children && <div className="max-w-[48ch] text-pretty text-text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

/** A goal nobody has shot at yet, in the drawn world. */
export function EmptyGoal({ className = "w-50" }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 130" aria-hidden="true">
      <rect y="84" width="200" height="46" rx="14" fill="var(--pitch)" />
      <path d="M28 84h36l-8 46H20zM100 84h36l4 46h-36z" fill="var(--pitch-stripe)" />
      <g stroke="var(--line-strong)" strokeWidth="1.2" opacity=".6">
        <path d="M54 18v66M68 18v66M82 18v66M96 18v66M110 18v66M124 18v66M138 18v66M46 30h108M46 44h108M46 58h108M46 72h108" />
        <path d="M152 18v66" />
      </g>
      <path d="M42 92V14h116v78" fill="none" stroke="var(--text)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
      <ellipse cx="100" cy="112" rx="16" ry="4" fill="rgb(6 20 48 / .28)" />
      <circle cx="100" cy="98" r="14" fill="var(--c-white)" stroke="var(--c-night-900)" strokeWidth="2" />
      <path d="m100 91 6.6 4.8-2.5 7.8h-8.2l-2.5-7.8z" fill="var(--c-night-900)" />
      <path
        d="M100 91v-6M106.600 95.800l6-2M104 103.600l3.600 5M96 103.600l-3.600 5M93.400 95.800l-6-2"
        stroke="var(--c-night-900)"
        strokeWidth="2"
      />
    </svg>
  );
}
