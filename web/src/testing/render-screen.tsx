import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";
import { createCache } from "#platform/cache.ts";
import { Toaster } from "#ui/toast.tsx";
import { Elsewhere } from "./elsewhere.tsx";

interface RenderOptions {
  /** The address the screen is opened at, with its query. */
  at?: string;
  /** The path pattern the screen is mounted at; the path of `at` unless told. */
  path?: string;
}

/**
 * Shows one screen with a router, an empty cache and the toaster. Any other path shows its address, so that a test can see where a
 * screen has led: `await screen.findByText("/dashboard")`. What the screen asks the server is answered by `stub` (stub-contract.ts).
 */
export function renderScreen(Screen: ComponentType, { at = "/", path = at.split("?")[0] ?? "/" }: RenderOptions = {}) {
  const cache = createCache();
  const Routes = createRoutesStub([
    { path, Component: Screen },
    { path: "*", Component: Elsewhere },
  ]);
  const view = render(
    <QueryClientProvider client={cache}>
      <Routes initialEntries={[at]} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, cache, user: userEvent.setup() };
}
