import { isPlan } from "@stars/domain/billing/plans.ts";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { viewerQuery } from "#account/account.data.ts";
import { HasAccount } from "#billing/join/has-account.tsx";
import { JoinForm } from "#billing/join/join-form.tsx";
import { Joined } from "#billing/join/joined.tsx";
import { createCache } from "#platform/cache.ts";
import { TryAgain } from "#ui/page.tsx";
import { Toaster } from "#ui/toast.tsx";
import { configQuery } from "../config.data.ts";

/** Brings the sign-up of the home page to life. */
export function mount(place: HTMLElement): void {
  createRoot(place).render(
    <QueryClientProvider client={createCache()}>
      <JoinIsland search={location.search} isHintedMember={document.documentElement.dataset.user !== undefined} />
      <Toaster />
    </QueryClientProvider>,
  );
}

interface JoinIslandProps {
  search: string;
  /** The page thinks that a member looks at it. */
  isHintedMember: boolean;
}

export function JoinIsland({ search, isHintedMember }: JoinIslandProps) {
  const config = useQuery(configQuery());
  const viewer = useQuery({ ...viewerQuery(), enabled: isHintedMember });
  const [isJoined, setIsJoined] = useState(false);
  const asked = new URLSearchParams(search).get("plan");

  if (isJoined) return <Joined />;
  // In a demo nobody has an account yet: this is where they get one.
  const isStranger = viewer.data === null || viewer.data?.isDemo === true;
  if (isHintedMember && !isStranger) return <HasAccount />;
  return (
    <>
      {config.isError && <TryAgain onClick={() => void config.refetch()}>Failed to initialize payment. Please try again.</TryAgain>}
      <JoinForm provider={config.data?.payments ?? null} plan={isPlan(asked) ? asked : undefined} onJoined={() => setIsJoined(true)} />
    </>
  );
}
