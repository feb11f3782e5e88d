import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";

test("a dialog has a name and a description, and holds the focus", async () => {
  const user = userEvent.setup();
  render(<Question />);

  await user.click(screen.getByRole("button", { name: "Ask" }));
  const dialog = screen.getByRole("dialog", { name: "Finish Set 2?", description: "The level completes." });
  for (let presses = 0; presses < 5; presses += 1) await user.tab();

  expect(dialog.contains(document.activeElement)).toBe(true);
});

test("Escape closes a dialog, and the focus goes back to where it was", async () => {
  const user = userEvent.setup();
  render(<Question />);
  await user.click(screen.getByRole("button", { name: "Ask" }));

  await user.keyboard("{Escape}");

  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ask" })));
});

test("a dialog that must be answered has no way out but its own buttons", async () => {
  const user = userEvent.setup();
  render(<Question isDismissible={false} />);
  await user.click(screen.getByRole("button", { name: "Ask" }));

  await user.keyboard("{Escape}");

  screen.getByRole("dialog", { name: "Finish Set 2?" });
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

function Question({ isDismissible = true }: { isDismissible?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ask
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Finish Set 2?"
        description="The level completes."
        isDismissible={isDismissible}
      >
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
}
