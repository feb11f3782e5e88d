import { checkPaidSignUp } from "@stars/domain/account/credentials.ts";
import type { FieldProblems } from "@stars/domain/contract/refusal.ts";
import { billingCopy } from "../billing.copy.ts";

export interface JoinForm {
  readonly email: string;
  readonly athleteName: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export const joinFields = ["email", "athleteName", "password", "confirmPassword"] as const satisfies (keyof JoinForm)[];

export interface JoinProblem {
  /** The toast of the specification, where it has one. */
  readonly notice: typeof billingCopy.formIncomplete | typeof billingCopy.passwordMismatch | null;
  readonly fields: FieldProblems;
}

/** What each field that must be filled in says while it is empty. */
const required = [
  ["email", "Please enter your email address"],
  ["athleteName", "Please enter the athlete's name"],
  ["password", "Please choose a password"],
] as const;

/** What is wrong with the form of the home page, in the order of the spec (section 5); null when it may be sent. */
export function checkJoin(form: JoinForm): JoinProblem | null {
  const blank = required.filter(([field]) => form[field].trim() === "");
  if (blank.length > 0) return { notice: billingCopy.formIncomplete, fields: Object.fromEntries(blank) };
  if (form.password !== form.confirmPassword) {
    return { notice: billingCopy.passwordMismatch, fields: { confirmPassword: billingCopy.passwordDiffers } };
  }
  const fields = checkPaidSignUp(form);
  return Object.keys(fields).length > 0 ? { notice: null, fields } : null;
}
