import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PasswordField, TextAreaField, TextField } from "./field.tsx";

test("a field says its label, its hint and what is wrong with it", () => {
  render(<TextField label="Email" hint="We send the receipt here." error="Please enter a valid email address" />);

  const field = screen.getByRole("textbox", {
    name: "Email",
    description: "We send the receipt here. Please enter a valid email address",
  });
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("a field with nothing wrong is not marked", () => {
  render(<TextAreaField label="Message" />);

  const field = screen.getByRole("textbox", { name: "Message" });

  expect(field.hasAttribute("aria-invalid")).toBe(false);
  expect(field.hasAttribute("aria-describedby")).toBe(false);
});

test("a password is hidden until somebody asks to see it", async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" defaultValue="ball-in-net" />);
  const field = screen.getByLabelText("Password");
  const show = screen.getByRole("button", { name: "Show password" });
  const before = field.getAttribute("type");

  await user.click(show);

  expect(before).toBe("password");
  expect(field.getAttribute("type")).toBe("text");
  expect(show.getAttribute("aria-pressed")).toBe("true");
});
