import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

/** A white sheet with a soft shadow. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes("rounded-card bg-surface shadow-card", className)} />;
}

/** The night panel, dark in both schemes; texts, links and lines inside it take the colours for the dark. */
export function Panel({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes("panel", className)} />;
}
