import { type JobHandlers, runDueJobs, startRecurring } from "#platform/jobs/queue.ts";
import type { Platform } from "#platform/platform.ts";

const pollMs = 1000;

/**
 * Runs queued jobs for as long as the process lives; any number of processes may.
 *
 * @returns a function that stops it after the job at hand
 */
export async function startWorker(platform: Platform, handlers: JobHandlers): Promise<() => Promise<void>> {
  await startRecurring(platform, handlers);
  const stopping = new AbortController();
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await runDueJobs(platform, handlers).catch((error: unknown) => platform.log.error({ err: error }, "the queue could not be read"));
      await pause(pollMs, stopping.signal);
    }
  })();
  return async () => {
    stopping.abort();
    await loop;
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
