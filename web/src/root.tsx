import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import sofiaSans from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url";
import { brand } from "@stars/domain/brand.ts";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Logo } from "#ui/icon.tsx";
import "./app.css";

/** Marks the page with a hint of who is looking before anything is painted. Constant, since the server's policy allows it by its hash. */
const hintScript = 'if(/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie))document.documentElement.dataset.user="member"';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#081530" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: hintScript }} />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={sofiaSans} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}

export default function Root() {
  const isInert = useMatches().some(({ handle }) => isInertHandle(handle));
  return (
    <>
      <Outlet />
      {isInert ? <IslandsScript /> : <AppScripts />}
    </>
  );
}

/** Stands in the app's page until its code is there. */
export function HydrateFallback() {
  return (
    <>
      <main id="main" className="grid min-h-dvh place-items-center">
        <title>{brand.name}</title>
        <p role="status">
          <Logo className="size-16 animate-pulse" />
          <span className="sr-only">Loading {brand.name}</span>
        </p>
      </main>
      <AppScripts />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main" className="wrap grid min-h-dvh place-items-center">
      <title>{`Something went wrong · ${brand.name}`}</title>
      <EmptyState title="Something went wrong on our side." level={1} action={<Button onClick={() => location.reload()}>Try Again</Button>}>
        <p>Your stars are saved.</p>
      </EmptyState>
    </main>
  );
}

/** Only in the built page: who comes to a still page from within the app gets its islands from the site layout. */
function IslandsScript() {
  return import.meta.env.SSR ? <script type="module" src="/islands.js" /> : null;
}

// Not in the Layout: there the page of the app, which is built at the address of the home page, would be taken for an inert one.
function AppScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

function isInertHandle(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "inert" in handle && handle.inert === true;
}
