import { onTestFinished, vi } from "vitest";

/** Watches where a screen leads the whole browser to, since the tests' own browser cannot go there. */
export function watchLeaving() {
  const assign = vi.fn<(url: string) => void>();
  const here = location;
  vi.stubGlobal("location", new Proxy({}, { get: (_, key) => (key === "assign" ? assign : Reflect.get(here, key)) }));
  onTestFinished(() => void vi.stubGlobal("location", here));
  return assign;
}
