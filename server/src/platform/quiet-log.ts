// What may stand in a log. Addresses, keys and secrets can hide in the messages of other people's errors, so they are taken out there.

const secrets: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>(]+@[^\s@"'<>)]+\.[^\s@"'<>),]+/g, "[e-mail]"],
  [/\b(?:sk|rk|pk)_(?:live|test)_\w+|\bwhsec_\w+/g, "[key]"],
  [/\b((?:pi|seti)_\w+?)_secret_\w+/g, "$1_secret_[hidden]"],
  [/\b\d(?:[ -]?\d){12,18}\b/g, "[number]"],
];

/** A text without e-mail addresses, keys, client secrets and long numbers. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((cleaned, [pattern, word]) => cleaned.replace(pattern, word), text);
}

/** An error as the log keeps it: its kind, words and place, and the same of its cause; none of the fields others hang on it. */
export function quietError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ""),
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...(error.cause !== undefined && { cause: quietError(error.cause) }),
  };
}

/** A request as the log keeps it: never its query, which may hold a reset token or an e-mail. */
export function quietRequest(request: { id?: unknown; method?: string; url?: string }): object {
  return { id: request.id, method: request.method, path: request.url?.split("?")[0] };
}
