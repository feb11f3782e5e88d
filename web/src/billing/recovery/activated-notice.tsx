import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { nextPath } from "#account/next-path.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { StarIcon } from "#ui/icon.tsx";
import { recoveryCopy } from "./recovery.copy.ts";

/** Long enough to read the good news (spec section 9). */
const redirectMs = 2000;

/** It worked; a moment later the page that follows opens: the dashboard, or the form for a payer who has no account yet. */
export function ActivatedNotice({ redirectTo }: { redirectTo: string }) {
  const navigate = useNavigate();
  const notice = useRef<HTMLDivElement>(null);
  // The page has become short: on a phone the news would stand above what is in sight.
  useEffect(() => notice.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(nextPath(redirectTo, location.origin), { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [redirectTo, navigate]);

  return (
    <div role="status" ref={notice} tabIndex={-1} className="scroll-mt-32 outline-none">
      <EmptyState title={recoveryCopy.activated} picture={<StarIcon className="size-24" />}>
        <p>One moment, we take you there.</p>
      </EmptyState>
    </div>
  );
}
