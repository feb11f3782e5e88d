import type { FieldProblems } from "@stars/domain/contract/refusal.ts";
import type { FieldErrors, FieldValues, Path, Resolver, UseFormSetError } from "react-hook-form";
import { ApiRefusal, NetworkFailure } from "#platform/call.ts";

/** Asks a rule of the domain about a form. Only the first problem is shown: its field is focused and says the sentence. */
export function checkedBy<Form extends FieldValues>(check: (form: Form) => FieldProblems): Resolver<Form> {
  return (form) => {
    const [problem] = Object.entries(check(form));
    if (!problem) return { values: form, errors: {} };

    const [field, message] = problem;
    // The boundary: the domain names fields by plain words, the form by the keys of its type.
    return { values: {}, errors: { [field]: { type: "check", message } } as FieldErrors<Form> };
  };
}

/**
 * Shows why the server did not take a form: by the field it names, or above the button.
 *
 * @param fallback the sentence when the server had none of its own
 */
export function showProblem<Form extends FieldValues>(
  error: unknown,
  { fields, setError, fallback }: { fields: readonly Path<Form>[]; setError: UseFormSetError<Form>; fallback: string },
): void {
  const problems = error instanceof ApiRefusal ? (error.fields ?? {}) : {};
  const field = fields.find((name) => name in problems);
  if (field) setError(field, { type: "server", message: problems[field] ?? fallback }, { shouldFocus: true });
  else setError("root", { type: "server", message: sentenceOf(error, fallback) });
}

function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof NetworkFailure) return error.message;
  if (error instanceof ApiRefusal && error.message !== "") return error.message;
  return fallback;
}
