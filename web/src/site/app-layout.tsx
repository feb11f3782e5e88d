import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { followOtherTabs } from "#account/account.data.ts";
import { rememberReferral } from "#account/referral.ts";
import { createCache } from "#platform/cache.ts";
import { Toaster } from "#ui/toast.tsx";
import { forgetOldClient } from "./forget-old-client.ts";

/** What every page of the app stands on. */
export default function AppLayout() {
  const [cache] = useState(createCache);
  useEffect(() => followOtherTabs(cache), [cache]);
  useEffect(() => {
    rememberReferral(location.search);
    void forgetOldClient();
  }, []);

  return (
    <QueryClientProvider client={cache}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
