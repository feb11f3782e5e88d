import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet } from "react-router";
import { viewerQuery } from "#account/account.data.ts";
import type { HeaderViewer } from "./audience.ts";
import { BottomNav } from "./bottom-nav.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { HeaderStars } from "./header-stars.tsx";
import { useLeave } from "./use-leave.ts";
import { hintWhoLooks } from "./viewer-hint.ts";

/** The frame of the app's pages: header, footer and, on a phone, the bar at the bottom. */
export default function ShellLayout() {
  const { data } = useQuery(viewerQuery());
  const leave = useLeave();
  const viewer: HeaderViewer = data === undefined ? "unknown" : data;
  useEffect(() => {
    if (viewer !== "unknown") hintWhoLooks(viewer !== null);
  }, [viewer]);

  return (
    <>
      <Header viewer={viewer} starPill={data && <HeaderStars />} onLogOut={leave} />
      {/* As tall as the window, so that the footer is not in sight while what stands above it is still growing. */}
      <main id="main" className="min-h-[calc(100dvh-var(--header-height))]">
        <Outlet />
      </main>
      <Footer />
      <BottomNav viewer={viewer} />
    </>
  );
}
