import { QueryClient } from "@tanstack/react-query";

/** The cache of what the server told us, with the product's defaults (spec section 9). */
export function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What is on the screen changes when the child does something, not by itself: a completion invalidates what it touched,
        // and other tabs tell of theirs (tabs.ts).
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // A parent reads the sentence and decides; three silent tries would only keep them waiting.
        retry: false,
        // The browser's word on being offline is often wrong; ask, and say so if no answer comes.
        networkMode: "always",
      },
      // A payment or a set must not be sent twice behind anybody's back.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
