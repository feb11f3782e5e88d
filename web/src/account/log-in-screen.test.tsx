import { accountApi } from "@stars/domain/account/account.api.ts";
import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import LogInScreen from "./log-in-screen.tsx";
import { buildViewer } from "./testing/build-viewer.ts";
import { done } from "./testing/done.ts";

test("a member logs in, is welcomed back and comes to the dashboard", async () => {
  const logIn = stub(accountApi.logIn, () => done);
  const getUser = stub(accountApi.getUser, () => buildViewer());
  const { user } = renderScreen(LogInScreen, { at: "/login" });

  await user.type(screen.getByLabelText("Email"), " sam@example.com ");
  await user.type(screen.getByLabelText("Password"), "ball-in-net");
  await user.click(screen.getByRole("button", { name: "Login" }));

  await screen.findByText("/dashboard");
  screen.getByText("Login successful");
  screen.getByText("Welcome back!");
  expect(logIn.calls.map(({ body }) => body)).toEqual([{ email: "sam@example.com", password: "ball-in-net" }]);
  expect(getUser.calls).toHaveLength(1);
});

test("a member who was on the way to another page is led there", async () => {
  stub(accountApi.logIn, () => done);
  stub(accountApi.getUser, () => buildViewer());
  const { user } = renderScreen(LogInScreen, { at: "/login?next=%2Fcheckout%3Fplan%3Dannual" });

  await user.type(screen.getByLabelText("Email"), "sam@example.com");
  await user.type(screen.getByLabelText("Password"), "ball-in-net{Enter}");

  await screen.findByText("/checkout?plan=annual");
});

test("an empty form is not sent: the email field is focused and says what is missing", async () => {
  const logIn = stub(accountApi.logIn, () => done);
  const { user } = renderScreen(LogInScreen, { at: "/login" });

  await user.click(screen.getByRole("button", { name: "Login" }));

  const email = await screen.findByRole("textbox", { name: "Email", description: "Please enter your email address" });
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("Please enter your password")).toBeNull();
  expect(logIn.calls).toHaveLength(0);
});

test("a missing password is said by its field", async () => {
  const { user } = renderScreen(LogInScreen, { at: "/login" });

  await user.type(screen.getByLabelText("Email"), "sam@example.com{Enter}");

  await screen.findByText("Please enter your password");
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("a wrong password is said in the server's words", async () => {
  stub(accountApi.logIn, () => refuse(accountRefusals, "wrong-credentials"));
  const { user } = renderScreen(LogInScreen, { at: "/login" });

  await user.type(screen.getByLabelText("Email"), "sam@example.com");
  await user.type(screen.getByLabelText("Password"), "wrong-one{Enter}");

  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Invalid email or password"));
});

test("a server that fails is said plainly, without its status", async () => {
  stub(accountApi.logIn, () => fail());
  const { user } = renderScreen(LogInScreen, { at: "/login" });

  await user.type(screen.getByLabelText("Email"), "sam@example.com");
  await user.type(screen.getByLabelText("Password"), "ball-in-net{Enter}");

  await screen.findByText("Login failed");
});

test("no network is said as such", async () => {
  stub(accountApi.logIn, () => Promise.reject(new TypeError("Failed to fetch")));
  const { user } = renderScreen(LogInScreen, { at: "/login" });

  await user.type(screen.getByLabelText("Email"), "sam@example.com");
  await user.type(screen.getByLabelText("Password"), "ball-in-net{Enter}");

  await screen.findByText("Network error. Please try again.");
});

test("the ways out lead to a new password and to a new account", () => {
  renderScreen(LogInScreen, { at: "/login" });

  expect(screen.getByRole("link", { name: "Forgot password?" }).getAttribute("href")).toBe("/forgot-password");
  expect(screen.getByRole("link", { name: "Sign Up" }).getAttribute("href")).toBe("/signup");
});
