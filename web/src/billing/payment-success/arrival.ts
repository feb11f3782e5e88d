import { forget, keep, kept } from "#platform/browser-storage.ts";

const key = "payment.arrival";

/** What a payment page sent along: whose payment it is, and the e-mail to fill in. Neither proves anything. */
export interface Arrival {
  readonly sessionId: string;
  readonly email: string;
  /** The bank's page said no. */
  readonly wasRefused: boolean;
}

/**
 * Reads how somebody came to the page, and keeps it for a reload, since the address is cleared at once.
 *
 * @param search the query part of the address
 */
export function readArrival(search: string): Arrival {
  const query = new URLSearchParams(search);
  const arrival: Arrival = {
    sessionId: query.get("session_id") ?? query.get("payment_intent") ?? "",
    email: query.get("customer_email") ?? "",
    wasRefused: query.get("redirect_status") === "failed",
  };
  if (arrival.sessionId === "" && arrival.email === "") return keptArrival();
  keep("visit", key, arrival);
  return arrival;
}

/** The payment has found its account, or was not made. */
export function forgetArrival(): void {
  forget("visit", key);
}

function keptArrival(): Arrival {
  const before = kept("visit", key);
  if (typeof before !== "object" || before === null) return { sessionId: "", email: "", wasRefused: false };
  return {
    sessionId: "sessionId" in before && typeof before.sessionId === "string" ? before.sessionId : "",
    email: "email" in before && typeof before.email === "string" ? before.email : "",
    wasRefused: "wasRefused" in before && before.wasRefused === true,
  };
}
