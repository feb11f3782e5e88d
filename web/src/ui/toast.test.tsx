import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster, toast, toastMs } from "./toast.tsx";

afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

test("a toast is said, and goes after five seconds", () => {
  showToaster();

  act(() => toast({ title: "Set 1 Complete!", description: "Great work! Set 2 is now unlocked!" }));
  screen.getByText("Great work! Set 2 is now unlocked!");
  act(() => vi.advanceTimersByTime(toastMs - 1));
  expect(toasts()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1));

  expect(toasts()).toHaveLength(0);
});

test("a toast is read out", () => {
  showToaster();

  act(() => toast({ title: "Login successful", description: "Welcome back!" }));
  act(() => vi.advanceTimersByTime(100));

  expect(screen.getByRole("status").textContent).toContain("Welcome back!");
});

test("only one toast is there at a time, and the new one has its own five seconds", () => {
  showToaster();
  act(() => toast({ title: "First" }));
  act(() => vi.advanceTimersByTime(toastMs - 1000));

  act(() => toast({ title: "Second" }));
  act(() => vi.advanceTimersByTime(2000));

  expect(toasts().map(({ textContent }) => textContent)).toEqual(["Second"]);
});

test("a toast can be closed by hand", () => {
  showToaster();
  act(() => toast({ title: "Copied!" }));

  fireEvent.click(screen.getByRole("button", { name: "Close" }));

  expect(toasts()).toHaveLength(0);
});

test("a toast that offers something to do does it, and goes", () => {
  const undo = vi.fn();
  showToaster();
  act(() => toast({ title: "Set 1 Complete!", action: { label: "Undo", onClick: undo } }));

  fireEvent.click(screen.getByRole("button", { name: "Undo" }));

  expect(undo).toHaveBeenCalledOnce();
  expect(toasts()).toHaveLength(0);
});

test("a toast goes when it is swiped 50 px to the right", () => {
  showToaster();
  act(() => toast({ title: "Swipe me" }));

  swipe(60);

  expect(toasts()).toHaveLength(0);
});

test("a toast that is swiped less stays", () => {
  showToaster();
  act(() => toast({ title: "Swipe me" }));

  swipe(40);

  expect(toasts()).toHaveLength(1);
});

function showToaster(): void {
  vi.useFakeTimers();
  render(<Toaster />);
}

function toasts(): HTMLElement[] {
  return screen.queryAllByRole("listitem");
}

function swipe(px: number): void {
  const [shown] = toasts();
  if (!shown) throw new Error("There is no toast to swipe");
  fireEvent.pointerDown(shown, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(shown, { clientX: 20, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(shown, { clientX: px, clientY: 0, pointerId: 1 });
  fireEvent.pointerUp(shown, { clientX: px, clientY: 0, pointerId: 1 });
}
