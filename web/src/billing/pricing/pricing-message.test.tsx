import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { mount, readMessage } from "./pricing-message.ts";

test("a message and its source make a banner and a toast, and leave the address", async () => {
  const place = openPricing("/pricing?message=Hello%20%3Cb%3Ethere%3C%2Fb%3E&source=google");

  act(() => mount(place));

  await screen.findByText("Google Signup");
  expect(within(place).getAllByText("Hello <b>there</b>")).toHaveLength(2);
  expect(location.search).toBe("");
});

test("the banner goes by itself", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const place = openPricing("/pricing?message=Hello&source=google");
  act(() => mount(place));
  await screen.findByText("Google Signup");

  await act(() => vi.advanceTimersByTimeAsync(13_000));

  await waitFor(() => expect(place.textContent).not.toContain("Hello"));
});

test.each(["/pricing", "/pricing?message=Hello", "/pricing?source=google", "/pricing?message=%20&source=google"])(
  "%s shows nothing and keeps its address",
  (at) => {
    const place = openPricing(at);

    mount(place);

    expect(place.textContent).toBe("");
    expect(`${location.pathname}${location.search}`).toBe(at);
  },
);

test("a long message is cut at 200 characters", () => {
  expect(readMessage(`?message=${"a".repeat(500)}&source=${"b".repeat(500)}`)).toEqual({ text: "a".repeat(200), source: "b".repeat(40) });
});

function openPricing(at: string): HTMLElement {
  history.replaceState(null, "", at);
  const place = document.createElement("div");
  document.body.append(place);
  onTestFinished(() => {
    place.remove();
    history.replaceState(null, "", "/");
  });
  return place;
}
