import { useEffect } from "react";
import { Outlet } from "react-router";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { startIslands } from "./start-islands.ts";

/** root.tsx leaves the framework out of a page that is inert. */
export const handle = { inert: true };

/** The frame of the still pages. Who looks at them is not known when they are built. */
export default function SiteLayout() {
  // Runs only when somebody comes here from within the app; a still page by itself starts its islands by its own script.
  useEffect(() => startIslands(), []);

  return (
    <>
      <Header viewer="unknown" />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
