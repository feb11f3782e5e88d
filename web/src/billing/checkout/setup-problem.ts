import type { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { ApiFault, ApiRefusal } from "#platform/call.ts";
import { billingCopy } from "../billing.copy.ts";

type Code = keyof typeof billingRefusals;

/** Whoever hears one of these has a plan, and looks after it on the account page. */
const hasPlanCodes: readonly string[] = ["already-subscribed", "ending-subscription", "managed-by-team"] satisfies Code[];

export interface SetupProblem {
  /** log-in: nobody is signed in. has-plan: there is nothing to buy. failed: it may work later. */
  readonly kind: "log-in" | "has-plan" | "failed";
  readonly message: string;
}

/**
 * Why a payment could not be begun, in a sentence.
 *
 * @param error null when the server answered without what is needed to pay
 */
export function setupProblem(error: Error | null): SetupProblem {
  if (error === null) return { kind: "failed", message: billingCopy.initFailed };
  if (error instanceof ApiRefusal) {
    if (error.status === 401) return { kind: "log-in", message: billingCopy.logInFirst };
    if (hasPlanCodes.includes(error.code)) return { kind: "has-plan", message: error.message };
  }
  return { kind: "failed", message: billingCopy.initFailedBecause(wordsOf(error)) };
}

/** A failed server's reply is a status and a text; of a text in JSON only its sentence is for people. */
function wordsOf(error: Error): string {
  if (!(error instanceof ApiFault)) return error.message;
  const text = error.message.replace(/^\d+: /, "");
  return `HTTP ${error.status}: ${sentenceIn(text) ?? text}`;
}

function sentenceIn(text: string): string | null {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === "object" && said !== null && "error" in said && typeof said.error === "string" ? said.error : null;
  } catch {
    return null;
  }
}
