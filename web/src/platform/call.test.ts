import { accountApi } from "@stars/domain/account/account.api.ts";
import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { refuse, stub } from "#testing/stub-contract.ts";
import { ApiFault, ApiRefusal, call, NetworkFailure } from "./call.ts";

const logIn = { email: "sam@example.com", password: "ball-in-net" };

test("a call sends JSON with the session and returns what the server answers", async () => {
  const fetching = answerWith(Response.json({ success: true }));

  const reply = await call(accountApi.logIn, { body: logIn });

  expect(reply).toEqual({ success: true });
  expect(fetching).toHaveBeenCalledWith(
    "/api/auth/login",
    expect.objectContaining({
      method: "POST",
      credentials: "include",
      body: JSON.stringify(logIn),
      headers: { accept: "application/json", "content-type": "application/json" },
    }),
  );
});

test("a query stands in the address, escaped", async () => {
  const asked = stub(accountApi.getUser, () => Response.json({}));

  await call(accountApi.getUser, { query: { page: 2, email: "a&b@example.com" } });

  expect(Object.fromEntries(asked.calls[0]?.query ?? [])).toEqual({ page: "2", email: "a&b@example.com" });
});

test("an expected no carries its code, its status and its sentence", async () => {
  stub(accountApi.logIn, () => refuse(accountRefusals, "wrong-credentials"));

  const failure = await failureOf(call(accountApi.logIn, { body: logIn }));

  expect(failure).toBeInstanceOf(ApiRefusal);
  expect(failure).toMatchObject({ code: "wrong-credentials", status: 401, message: "Invalid email or password" });
});

test("a no to a form carries the sentence of each wrong field", async () => {
  const fields = { email: "Please enter a valid email address" };
  stub(accountApi.logIn, () => Response.json({ error: fields.email, code: "invalid-input", requestId: "r", fields }, { status: 400 }));

  const failure = await failureOf(call(accountApi.logIn, { body: logIn }));

  expect(failure).toMatchObject({ name: "ApiRefusal", fields });
});

test.each([
  { told: "a page of a proxy", response: () => new Response("Bad gateway", { status: 502 }), message: "502: Bad gateway" },
  {
    told: "nothing",
    response: () => new Response("", { status: 500, statusText: "Internal Server Error" }),
    message: "Internal Server Error",
  },
  {
    told: "a fault of ours",
    response: () => Response.json({ error: "Something went wrong on our side.", code: "fault", requestId: "r" }, { status: 500 }),
    message: '500: {"error":"Something went wrong on our side.","code":"fault","requestId":"r"}',
  },
])("a server that fails and says $told is a fault", async ({ response, message }) => {
  stub(accountApi.logIn, response);

  const failure = await failureOf(call(accountApi.logIn, { body: logIn }));

  expect(failure).toBeInstanceOf(ApiFault);
  expect(failure).toMatchObject({ message });
});

test("a server that is just starting up says so in its own words", async () => {
  stub(accountApi.logIn, () => Response.json({ error: "We are starting up.", code: "not-ready", requestId: "r" }, { status: 503 }));

  const failure = await failureOf(call(accountApi.logIn, { body: logIn }));

  expect(failure).toMatchObject({ name: "ApiRefusal", message: "We are starting up." });
});

test("no network, or half an answer, asks to try again", async () => {
  answerWith(new TypeError("Failed to fetch"));
  const noNetwork = await failureOf(call(accountApi.getUser));
  answerWith(new Response('{"id": "me', { status: 200 }));
  const halfAnAnswer = await failureOf(call(accountApi.getUser));

  expect(noNetwork).toBeInstanceOf(NetworkFailure);
  expect(noNetwork).toMatchObject({ message: "Network error. Please try again." });
  expect(halfAnAnswer).toBeInstanceOf(NetworkFailure);
});

test("a call that nobody waits for any more is no failure of the network", async () => {
  const leave = new AbortController();
  vi.spyOn(globalThis, "fetch").mockImplementation((_path, init) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    return promise;
  });
  onTestFinished(() => void vi.restoreAllMocks());

  const calling = failureOf(call(accountApi.getUser, { signal: leave.signal }));
  leave.abort();

  expect(await calling).toMatchObject({ name: "AbortError" });
});

function answerWith(answer: Response | Error) {
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  onTestFinished(() => fetching.mockRestore());
  return fetching;
}

function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable("The call went well"),
    (error: unknown) => error,
  );
}
