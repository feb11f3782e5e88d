/** One channel for all topics; opened on first use, since a page that is built ahead of time has none. */
let channel: BroadcastChannel | null | undefined;

/** Tells the other tabs of this browser that what they know about a topic has changed. */
export function tellOtherTabs(topic: string): void {
  openChannel()?.postMessage(topic);
}

/** Calls back whenever another tab tells of this topic. Returns how to stop listening. */
export function onOtherTab(topic: string, listener: () => void): () => void {
  const opened = openChannel();
  if (!opened) return () => {};

  function hear({ data }: MessageEvent<unknown>) {
    if (data === topic) listener();
  }

  opened.addEventListener("message", hear);
  return () => opened.removeEventListener("message", hear);
}

function openChannel(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("twenty-stars");
  return channel;
}
