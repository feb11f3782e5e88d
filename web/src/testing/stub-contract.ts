import type { BodyOf, Endpoint, ReplyOf } from "@stars/domain/contract/endpoint.ts";
import type { Refusals } from "@stars/domain/contract/refusal.ts";
import { onTestFinished, vi } from "vitest";

/** What a stubbed endpoint was asked, in order. */
interface Stub<E> {
  calls: { body: BodyOf<E> | undefined; query: URLSearchParams }[];
}

type Answer<E> = (asked: { body: BodyOf<E>; query: URLSearchParams }) => ReplyOf<E> | Response | Promise<ReplyOf<E> | Response>;

type Named = Pick<Endpoint, "method" | "path" | "reply">;

const answers = new Map<string, (url: URL, init: RequestInit | undefined) => Promise<Response>>();

/**
 * Answers one endpoint for the length of a test: `stub(trainingApi.getProgress, () => [...])`. Stubbing it again replaces the answer.
 * A refusal: `stub(accountApi.logIn, () => refuse(accountRefusals, "wrong-credentials"))`. What is not stubbed fails as a network does.
 */
export function stub<E extends Named>(endpoint: E, answer: Answer<E>): Stub<E> {
  const calls: Stub<E>["calls"] = [];
  if (answers.size === 0) interceptFetch();
  answers.set(`${endpoint.method} ${endpoint.path}`, async (url, init) => {
    // The boundary of the test: what the screen sent is what the type checker let it send.
    const body = (typeof init?.body === "string" ? JSON.parse(init.body) : undefined) as BodyOf<E>;
    calls.push({ body, query: url.searchParams });
    const answered = await answer({ body, query: url.searchParams });
    return answered instanceof Response ? answered : Response.json(answered);
  });
  return { calls };
}

/** The reply of a refusal, as the server words it. */
export function refuse<Catalogue extends Refusals>(
  catalogue: Catalogue,
  code: keyof Catalogue & string,
  fields?: Readonly<Record<string, string>>,
): Response {
  const refusal = catalogue[code];
  if (!refusal) throw new TypeError(`No refusal "${code}" is declared`);
  return Response.json({ error: refusal.message, code, requestId: "test", ...(fields && { fields }) }, { status: refusal.status });
}

/** The reply of a server that failed. */
export function fail(status = 500): Response {
  return new Response("", { status, statusText: "Internal Server Error" });
}

function interceptFetch(): void {
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.origin);
    const answer = answers.get(`${init?.method ?? "GET"} ${url.pathname}`);
    if (!answer) throw new TypeError(`Nothing answers ${init?.method ?? "GET"} ${url.pathname} in this test`);
    return answer(url, init);
  });
  onTestFinished(() => {
    answers.clear();
    spy.mockRestore();
  });
}
