import { expect, onTestFinished, test, vi } from "vitest";
import { onOtherTab, tellOtherTabs } from "./tabs.ts";

test("another tab's word on a topic is heard by those who listen for it, and by nobody else", async () => {
  const onTraining = vi.fn();
  const onAccount = vi.fn();
  onTestFinished(onOtherTab("training", onTraining));
  onTestFinished(onOtherTab("account", onAccount));

  otherTab().postMessage("training");

  await vi.waitFor(() => expect(onTraining).toHaveBeenCalledOnce());
  expect(onAccount).not.toHaveBeenCalled();
});

test("a tab tells the others and not itself", async () => {
  const heardHere = vi.fn();
  onTestFinished(onOtherTab("training", heardHere));
  const heardThere = vi.fn();
  otherTab().addEventListener("message", ({ data }) => heardThere(data));

  tellOtherTabs("training");

  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledWith("training"));
  expect(heardHere).not.toHaveBeenCalled();
});

test("who has stopped listening hears nothing", async () => {
  const stopped = vi.fn();
  const listening = vi.fn();
  onOtherTab("training", stopped)();
  onTestFinished(onOtherTab("training", listening));

  otherTab().postMessage("training");

  await vi.waitFor(() => expect(listening).toHaveBeenCalledOnce());
  expect(stopped).not.toHaveBeenCalled();
});

function otherTab(): BroadcastChannel {
  const channel = new BroadcastChannel("twenty-stars");
  onTestFinished(() => channel.close());
  return channel;
}
