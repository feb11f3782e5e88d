import { classes } from "./classes.ts";

/** Keeps the place of something that is still loading, so that nothing jumps. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classes("skeleton", className)} />;
}
