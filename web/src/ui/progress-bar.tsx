import { classes } from "./classes.ts";

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  className?: string | undefined;
}

/** How far along, in gold: what is counted here is stars. */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <div
      className={classes("progress-bar", className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={`${value} of ${max}`}
    >
      <span style={{ transform: `translateX(${(value / max) * 100 - 100}%)` }} />
    </div>
  );
}
