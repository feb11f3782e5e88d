import type { BodyOf, Endpoint, ReplyOf } from "@stars/domain/contract/endpoint.ts";
import type { FieldProblems } from "@stars/domain/contract/refusal.ts";

/** An expected "no" of the server, with the sentence a parent reads as its message. */
export class ApiRefusal extends Error {
  override readonly name = "ApiRefusal";
  readonly code: string;
  readonly status: number;
  /** For a form: the sentence of each wrong field. */
  readonly fields: FieldProblems | undefined;

  constructor(message: string, { code, status, fields }: { code: string; status: number; fields?: FieldProblems | undefined }) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** The server failed, or something between us and it answered. The message is "{status}: {body}". */
export class ApiFault extends Error {
  override readonly name = "ApiFault";
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** No answer came at all, or none in time. */
export class NetworkFailure extends Error {
  override readonly name = "NetworkFailure";

  constructor(cause: unknown) {
    super("Network error. Please try again.", { cause });
  }
}

/** A reply that has not come by then will not come: the phone is in a tunnel, or the server is stuck. */
const timeoutMs = 20_000;

type Named = Pick<Endpoint, "method" | "path" | "reply">;

interface CallOptions<E> {
  body?: BodyOf<E>;
  query?: Readonly<Record<string, string | number>>;
  signal?: AbortSignal | undefined;
}

/**
 * Calls one endpoint of the contract and returns what it answers. The reply is our own server's, so it is not checked again here.
 *
 * @throws ApiRefusal, ApiFault or NetworkFailure; or the abort of the given signal
 */
export async function call<E extends Named>(endpoint: E, { body, query, signal }: CallOptions<E> = {}): Promise<ReplyOf<E>> {
  const response = await ask(endpoint, {
    path: query ? `${endpoint.path}?${new URLSearchParams(asText(query))}` : endpoint.path,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw await failureOf(response);
  // The boundary: the contract says what our server answers, and its tests keep it to that.
  return (await readJson(response)) as ReplyOf<E>;
}

async function ask(
  { method }: Named,
  { path, body, signal }: { path: string; body: string | undefined; signal: AbortSignal | undefined },
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(path, {
      method,
      credentials: "include",
      headers: { accept: "application/json", ...(body !== undefined && { "content-type": "application/json" }) },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkFailure(cause);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new NetworkFailure(cause);
  }
}

async function failureOf(response: Response): Promise<ApiRefusal | ApiFault> {
  const text = await response.text().catch(() => "");
  const said = parse(text);
  // A fault of ours has a code too; only what a person can act on, if only by waiting (503), is a refusal.
  const isRefusal = response.status < 500 || response.status === 503;
  if (said && isRefusal) return new ApiRefusal(said.error, { ...said, status: response.status });
  return new ApiFault(text ? `${response.status}: ${text}` : response.statusText, response.status);
}

function parse(text: string): { error: string; code: string; fields?: FieldProblems } | null {
  try {
    const said: unknown = JSON.parse(text);
    return isSaid(said) ? said : null;
  } catch {
    return null;
  }
}

function isSaid(value: unknown): value is { error: string; code: string; fields?: FieldProblems } {
  return typeof value === "object" && value !== null && "error" in value && typeof value.error === "string" && "code" in value;
}

function asText(query: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
}
