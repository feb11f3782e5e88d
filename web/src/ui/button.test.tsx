import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("a busy button says so, keeps the focus and takes no click", async () => {
  const user = userEvent.setup();
  const click = vi.fn();
  const submit = vi.fn();
  const form = (isBusy: boolean) => (
    <form action={submit}>
      <Button type="submit" isBusy={isBusy} onClick={click}>
        Login
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole("button").focus();

  rerender(form(true));
  await user.click(screen.getByRole("button", { name: "Login", busy: true }));

  expect(document.activeElement).toBe(screen.getByRole("button"));
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});
