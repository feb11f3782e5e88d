import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { giveSessionHint } from "./session-hint.ts";

// Two tests that run side by side on a slow machine may keep a screen waiting longer than the default second.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);

// The hint beside the session's cookie, so that screens ask who is signed in; the stubbed contract answers.
giveSessionHint();

// What jsdom leaves out of a browser and the kit leans on.
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};
vi.stubGlobal(
  "matchMedia",
  (media: string): Pick<MediaQueryList, "media" | "matches" | "addEventListener" | "removeEventListener"> => ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
);
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
