import type { FieldProblems } from "../contract/refusal.ts";
import { athleteNameMaxLength } from "./athlete.ts";
import { commonPasswords } from "./common-passwords.ts";

/** Spec section 9. */
export const passwordMinLength = 6;
/** Longer passwords are refused before they are hashed, so that hashing cannot be made slow from outside. */
export const passwordMaxLength = 200;
/** RFC 5321 allows a path of 256 octets, which leaves 254 for the address itself. */
export const emailMaxLength = 254;

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  /** Absent when a client has no second field to compare. */
  readonly confirmPassword?: string | undefined;
  readonly athleteName?: string | undefined;
  readonly plan: string;
}

/** The address as we compare it: trimmed, Unicode-composed, lower case. No tricks with dots or plus signs. */
export function normaliseEmail(typed: string): string {
  return typed.trim().normalize("NFC").toLowerCase();
}

/**
 * What is wrong with a sign-up, in the order of the spec (section 5); empty when it may go ahead.
 * The web shows the first sentence, the server answers with all of them.
 *
 * @param plans the plans on offer, handed in because billing stands above this room
 */
export function checkSignUp(form: SignUpForm, plans: readonly string[]): FieldProblems {
  return collect({
    email: emailProblem(form.email),
    password: passwordProblem(form.password, form.email),
    confirmPassword: confirmationProblem(form.password, form.confirmPassword),
    athleteName: athleteNameProblem(form.athleteName ?? ""),
    plan: plans.includes(form.plan) ? null : "Please select a subscription plan",
  });
}

/** What is wrong with the account form after a payment (spec section 5): here the athlete's name is required. */
export function checkPaidSignUp(form: { readonly email: string; readonly password: string; readonly athleteName: string }): FieldProblems {
  return collect({
    email: emailProblem(form.email),
    password: passwordProblem(form.password, form.email),
    athleteName: form.athleteName.trim() === "" ? "Please enter the athlete's name" : athleteNameProblem(form.athleteName),
  });
}

/** What is wrong with a log-in form before anybody looks the account up. */
export function checkLogIn(form: { readonly email: string; readonly password: string }): FieldProblems {
  return collect({
    email: form.email.trim() === "" ? "Please enter your email address" : null,
    password: form.password === "" ? "Please enter your password" : null,
  });
}

/** What is wrong with a new password and its confirmation, as on the reset page. */
export function checkNewPassword(form: {
  readonly password: string;
  readonly confirmPassword?: string | undefined;
  readonly email?: string | undefined;
}): FieldProblems {
  return collect({
    password: passwordProblem(form.password, form.email ?? ""),
    confirmPassword: confirmationProblem(form.password, form.confirmPassword),
  });
}

/** The sentence beside the e-mail field, or null when it will do. */
export function emailProblem(email: string): string | null {
  const address = email.trim();
  if (address === "") return "Please enter your email address";
  if (address.length > emailMaxLength || !/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(address)) return "Please enter a valid email address";
  return null;
}

function passwordProblem(password: string, email: string): string | null {
  if (password.length < passwordMinLength) return `Password must be at least ${passwordMinLength} characters long`;
  if (password.length > passwordMaxLength) return `Password must be at most ${passwordMaxLength} characters long`;
  if (email.trim() !== "" && normaliseEmail(password) === normaliseEmail(email))
    return "Please choose a password that is not your email address";
  if (commonPasswords.has(password.toLowerCase())) return "Too many people use this password. Please choose another one";
  return null;
}

function confirmationProblem(password: string, confirmation: string | undefined): string | null {
  return confirmation !== undefined && confirmation !== password ? "Passwords do not match" : null;
}

function athleteNameProblem(name: string): string | null {
  return name.trim().length > athleteNameMaxLength ? `Please use at most ${athleteNameMaxLength} characters for the name` : null;
}

function collect(problems: Record<string, string | null>): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null));
}
