import { brand } from "@stars/domain/brand.ts";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";

interface PageProps {
  /** The heading, and the name in the browser's tab. */
  title: string;
  className?: string | undefined;
  /** The heading is somewhere in the content, or the screen is better off without a visible one. */
  hasOwnHeading?: boolean;
  children: ReactNode;
}

/** A screen: its name, its heading and its content in the page's width. */
export function Page({ title, className, hasOwnHeading = false, children }: PageProps) {
  return (
    <div className={classes("wrap pt-5", className)}>
      <title>{pageTitle(title)}</title>
      {!hasOwnHeading && <h1 className="mb-6 font-display text-display-lg leading-none font-extrabold text-balance">{title}</h1>}
      {children}
    </div>
  );
}

/** What stands in the browser's tab. */
export function pageTitle(title: string): string {
  return `${title} · ${brand.name}`;
}

export function Loading({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-3 py-3 font-semibold text-text-muted">
      <Spinner />
      {children}
    </p>
  );
}

/** Something did not come; says so at once and offers to ask again. */
export function TryAgain({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-danger-ground p-4 text-text">
      <p className="flex min-w-50 flex-1 items-start gap-3">
        <Icon name="warn" className="mt-px text-danger" />
        <span>{children}</span>
      </p>
      <Button look="line" onClick={onClick}>
        <Icon name="refresh" /> Try Again
      </Button>
    </div>
  );
}
