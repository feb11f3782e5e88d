import { accountApi } from "@stars/domain/account/account.api.ts";
import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, test } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import ResetPasswordScreen from "./reset-password-screen.tsx";
import { buildViewer } from "./testing/build-viewer.ts";
import { done } from "./testing/done.ts";

test("a new password signs the member in and leads to the dashboard", async () => {
  const resetPassword = stub(accountApi.resetPassword, () => done);
  stub(accountApi.getUser, () => buildViewer());
  const { user } = openLink();

  await user.type(screen.getByLabelText("Password"), "new-ball-in-net");
  await user.type(screen.getByLabelText("Confirm Password"), "new-ball-in-net");
  await user.click(screen.getByRole("button", { name: "Save Password" }));

  await screen.findByText("/dashboard");
  screen.getByText("Password changed");
  expect(resetPassword.calls[0]?.body).toEqual({ token: "from-the-mail", password: "new-ball-in-net" });
});

test("the token leaves the address as soon as it is read", async () => {
  renderScreen(ScreenWithAddress, { at: "/reset-password?token=from-the-mail" });

  await waitFor(() => expect(screen.getByTestId("search").textContent).toBe(""));
  screen.getByRole("button", { name: "Save Password" });
});

test("a used or expired link says so and offers a new one", async () => {
  stub(accountApi.resetPassword, () => refuse(accountRefusals, "reset-link-used-up"));
  const { user } = openLink();

  await user.type(screen.getByLabelText("Password"), "new-ball-in-net");
  await user.type(screen.getByLabelText("Confirm Password"), "new-ball-in-net{Enter}");

  await screen.findByText("This link is no longer valid. Please ask for a new one.");
  expect(screen.getByRole("link", { name: "Ask for a New Link" }).getAttribute("href")).toBe("/forgot-password");
});

test("an address without a token offers a new link at once", () => {
  renderScreen(ResetPasswordScreen, { at: "/reset-password" });

  screen.getByText("This link is no longer valid. Please ask for a new one.");
  screen.getByRole("link", { name: "Ask for a New Link" });
});

test.each([
  { problem: "Password must be at least 6 characters long", field: "Password", password: "five5", confirmation: "five5" },
  { problem: "Passwords do not match", field: "Confirm Password", password: "new-ball-in-net", confirmation: "new-ball" },
])("the new password is not sent: $problem", async ({ problem, field, password, confirmation }) => {
  const resetPassword = stub(accountApi.resetPassword, () => done);
  const { user } = openLink();

  await user.type(screen.getByLabelText("Password"), password);
  await user.type(screen.getByLabelText("Confirm Password"), `${confirmation}{Enter}`);

  await screen.findByText(problem);
  expect(document.activeElement).toBe(screen.getByLabelText(field));
  expect(resetPassword.calls).toHaveLength(0);
});

test("a password that only the server refuses is said by its field", async () => {
  const problem = "Please choose a password that is not your email address";
  stub(accountApi.resetPassword, () => refuse(commonRefusals, "invalid-input", { password: problem }));
  const { user } = openLink();

  await user.type(screen.getByLabelText("Password"), "sam@example.com");
  await user.type(screen.getByLabelText("Confirm Password"), "sam@example.com{Enter}");

  await screen.findByText(problem);
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("a server that fails is said plainly, and the form stays", async () => {
  stub(accountApi.resetPassword, () => fail());
  const { user } = openLink();

  await user.type(screen.getByLabelText("Password"), "new-ball-in-net");
  await user.type(screen.getByLabelText("Confirm Password"), "new-ball-in-net{Enter}");

  await screen.findByText("We could not change your password. Please try again.");
  screen.getByRole("button", { name: "Save Password" });
});

function openLink() {
  return renderScreen(ResetPasswordScreen, { at: "/reset-password?token=from-the-mail" });
}

function ScreenWithAddress() {
  return (
    <>
      <ResetPasswordScreen />
      <p data-testid="search">{useLocation().search}</p>
    </>
  );
}
