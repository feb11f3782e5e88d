import { StripeError } from "./errors.ts";

export type FaultKind = "500" | "timeout-after-commit" | "429";

interface Fault {
  path: string;
  left: number;
  kind: FaultKind;
}

/** Faults to come, in memory only: a restart is well again. */
export class Faults {
  #planned: Fault[] = [];

  plan(path: string, times: number, kind: FaultKind): void {
    this.#planned.push({ path: path.replace(/^\/sandbox\/stripe/, ""), left: times, kind });
  }

  /** The fault that strikes a request to this path, and one time fewer is left of it. */
  strike(path: string): FaultKind | null {
    const fault = this.#planned.find((planned) => planned.left > 0 && isUnder(path, planned.path));
    if (fault === undefined) return null;
    fault.left -= 1;
    this.#planned = this.#planned.filter(({ left }) => left > 0);
    return fault.kind;
  }

  get planned(): readonly Readonly<Fault>[] {
    return this.#planned;
  }
}

export function faultError(kind: "500" | "429"): StripeError {
  if (kind === "429")
    return new StripeError(429, { type: "rate_limit_error", code: "rate_limit", message: "Too many requests hit the API too quickly." });
  return new StripeError(500, { type: "api_error", message: "An unknown error occurred. (Planned by the sandbox.)" });
}

/** Whether a path is the planned one or lies below it; `*` and `:id` stand for one part. */
function isUnder(path: string, planned: string): boolean {
  const wanted = planned.split("/").filter(Boolean);
  const parts = path.split("/").filter(Boolean);
  return wanted.length <= parts.length && wanted.every((part, index) => part === "*" || part.startsWith(":") || part === parts[index]);
}
