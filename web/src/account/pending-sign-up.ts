import { emailMaxLength, emailProblem } from "@stars/domain/account/credentials.ts";
import { forget, keep, kept } from "#platform/browser-storage.ts";

/** A signup that was begun and not completed, kept in this browser until it is. Never a password. */
export interface PendingSignUp {
  readonly email: string | null;
  readonly plan: string | null;
}

const storageKey = "signupData";

/**
 * What is known of a signup: the address of the page comes first, then what this browser kept. The address comes from anyone, so an e-mail
 * that is none is left out.
 *
 * @param search the query part of the address
 */
export function readPendingSignUp(search: string): PendingSignUp {
  const query = new URLSearchParams(search);
  const before = readKept();
  return { email: usable(query.get("email")) ?? before.email, plan: query.get("plan") ?? before.plan };
}

/** Keeps a signup for a reload of the page, whose address no longer holds it. */
export function keepPendingSignUp(pending: PendingSignUp): void {
  keep("browser", storageKey, pending);
}

export function forgetPendingSignUp(): void {
  forget("browser", storageKey);
}

function readKept(): PendingSignUp {
  const stored = kept("browser", storageKey);
  if (typeof stored !== "object" || stored === null) return { email: null, plan: null };
  return {
    email: "email" in stored && typeof stored.email === "string" ? usable(stored.email) : null,
    plan: "plan" in stored && typeof stored.plan === "string" ? stored.plan : null,
  };
}

function usable(email: string | null): string | null {
  return email !== null && email.length <= emailMaxLength && emailProblem(email) === null ? email.trim() : null;
}
