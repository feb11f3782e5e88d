import { accountApi } from "@stars/domain/account/account.api.ts";
import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import ForgotPasswordScreen from "./forgot-password-screen.tsx";
import { done } from "./testing/done.ts";

const answer = "If there is an account with this email, a letter with a link is on its way.";

test("a member asks for a link and reads where to look for it", async () => {
  const forgotPassword = stub(accountApi.forgotPassword, () => ({ ...done, message: answer }));
  const { user } = renderScreen(ForgotPasswordScreen, { at: "/forgot-password" });

  await user.type(screen.getByLabelText("Email"), " sam@example.com ");
  await user.click(screen.getByRole("button", { name: "Send Reset Link" }));

  await screen.findByText(answer);
  expect(screen.getByRole("status").textContent).toContain("Check your mail");
  expect(screen.queryByRole("button", { name: "Send Reset Link" })).toBeNull();
  expect(forgotPassword.calls[0]?.body).toEqual({ email: "sam@example.com" });
});

test.each([
  { typed: " ", problem: "Please enter your email address" },
  { typed: "sam", problem: "Please enter a valid email address" },
])("no link is asked for without an address to send it to: $problem", async ({ typed, problem }) => {
  const forgotPassword = stub(accountApi.forgotPassword, () => ({ ...done, message: answer }));
  const { user } = renderScreen(ForgotPasswordScreen, { at: "/forgot-password" });

  await user.type(screen.getByLabelText("Email"), `${typed}{Enter}`);

  await screen.findByText(problem);
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(forgotPassword.calls).toHaveLength(0);
});

test("too many tries are refused in the server's words, and the form stays", async () => {
  stub(accountApi.forgotPassword, () => refuse(accountRefusals, "too-many-resets"));
  const { user } = renderScreen(ForgotPasswordScreen, { at: "/forgot-password" });

  await user.type(screen.getByLabelText("Email"), "sam@example.com{Enter}");

  await screen.findByText("Too many reset links were asked for from here. Please try again later.");
  screen.getByRole("button", { name: "Send Reset Link" });
});

test("a server that fails is said plainly", async () => {
  stub(accountApi.forgotPassword, () => fail());
  const { user } = renderScreen(ForgotPasswordScreen, { at: "/forgot-password" });

  await user.type(screen.getByLabelText("Email"), "sam@example.com{Enter}");

  await screen.findByText("We could not send the link. Please try again.");
});
