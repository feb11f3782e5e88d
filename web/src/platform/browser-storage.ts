/** visit: until the tab is closed. browser: until it is forgotten. */
type Span = "visit" | "browser";

// A browser may forbid storage altogether. What is kept here is a convenience, so it is then done without.

/** Keeps something that JSON can hold. */
export function keep(span: Span, key: string, value: unknown): void {
  try {
    storageOf(span).setItem(key, JSON.stringify(value));
  } catch {
    // As said above.
  }
}

/** What was kept, to be checked like anything from outside; null when there is nothing, or nothing readable. */
export function kept(span: Span, key: string): unknown {
  try {
    return JSON.parse(storageOf(span).getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function forget(span: Span, key: string): void {
  try {
    storageOf(span).removeItem(key);
  } catch {
    // As said above.
  }
}

function storageOf(span: Span): Storage {
  return span === "visit" ? sessionStorage : localStorage;
}
