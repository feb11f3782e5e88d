import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { statusQuery } from "../status.data.ts";

const askAgainMs = 2000;
/** After these the page stops waiting; the plan still comes by itself. */
const tries = 5;

interface PaidPlan {
  isActive: boolean;
  /** The server was asked several times and has not seen the payment. */
  isGivenUp: boolean;
  askAgain: () => void;
}

/** Waits a little for the plan that was just paid for; each question makes the server ask the payment provider. */
export function usePaidPlan(): PaidPlan {
  const { data, isFetching, refetch } = useQuery(statusQuery());
  const [asked, setAsked] = useState(1);
  const isActive = data !== undefined && (data.subscriptionStatus === "active" || data.subscriptionStatus === "trial");
  const isTired = asked >= tries;

  useEffect(() => {
    if (isActive || isTired) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      // An answer that is still on its way is not thrown away.
      void refetch({ cancelRefetch: false });
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [isActive, isTired, asked, refetch]);

  return { isActive, isGivenUp: !isActive && !isFetching && isTired, askAgain };

  function askAgain() {
    setAsked(1);
    void refetch();
  }
}
