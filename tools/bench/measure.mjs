import { Agent, request } from "node:http";

const limitMs = 20_000;
const warmUp = 30;

/** @returns the middle and the slow end of durations, both in milliseconds, and how many there were a second */
function figuresOf(durations, wallMs) {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { medianMs: at(0.5), p95Ms: at(0.95), perSecond: (durations.length / wallMs) * 1000 };
}

/** One request over a kept connection; resolves to the status once the whole reply has been read. */
function send(agent, { url, method = "GET", cookie, body }) {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(cookie && { cookie }),
      ...(payload && { "content-type": "application/json", "content-length": Buffer.byteLength(payload) }),
    };
    const call = request(url, { method, agent, headers }, (reply) => {
      reply.resume();
      reply.once("end", () => resolve(reply.statusCode));
    });
    call.once("error", reject);
    call.end(payload);
  });
}

/**
 * Sends lanes of requests: one after the other within a lane, all lanes at the same time. Bounded in time.
 *
 * @throws when a reply is not 200, since its time would mean nothing
 */
export async function timeLanes(lanes) {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes.length });
  const durations = [];
  const began = performance.now();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const call of lane) {
        if (performance.now() - began > limitMs) return;
        const start = performance.now();
        const status = await send(agent, call);
        durations.push(performance.now() - start);
        if (status !== 200) throw new Error(`${call.url} answered ${status}`);
      }
    }),
  );
  const wallMs = performance.now() - began;
  agent.destroy();
  return figuresOf(durations, wallMs);
}

/** The usual measurement of a call that may be repeated: alone, then eight at a time, beside the bare server. */
export async function compare(call, bare, { count = 400, lanes = 8 } = {}) {
  const repeat = (what, times) => Array.from({ length: times }, () => what);
  const bareCall = { url: `${bare}/hello` };
  await timeLanes([repeat(call, warmUp), repeat(bareCall, warmUp)]);
  return {
    alone: await timeLanes([repeat(call, count)]),
    together: await timeLanes(Array.from({ length: lanes }, () => repeat(call, count / lanes))),
    bare: await timeLanes([repeat(bareCall, count)]),
  };
}
