import { accountApi } from "@stars/domain/account/account.api.ts";
import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { trainingApi } from "@stars/domain/training/training.api.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, useLocation } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildViewer } from "#account/testing/build-viewer.ts";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import AppLayout from "./app-layout.tsx";
import MemberLayout from "./member-layout.tsx";
import NotFoundScreen from "./not-found-screen.tsx";
import ShellLayout from "./shell-layout.tsx";

const success = { success: true } as const;

test("a stranger who asks for the dashboard is led home", async () => {
  signedOut();

  openApp("/dashboard");

  screen.getByText("Checking authentication...");
  await screen.findByText("Home page at /");
});

test("a member comes in and is not asked twice who they are", async () => {
  const asked = signedIn();

  openApp("/dashboard");

  await screen.findByText("Dashboard at /dashboard");
  expect(asked.calls).toHaveLength(1);
});

test("a server that fails does not throw a member out: it can be asked again", async () => {
  stub(accountApi.getUser, () => fail());
  openApp("/dashboard");
  const tryAgain = await screen.findByRole("button", { name: "Try Again" });

  signedIn();
  await userEvent.click(tryAgain);

  await screen.findByText("Dashboard at /dashboard");
});

test("a stranger with ?demo=true gets a demo, and the address loses the word", async () => {
  signedOut();
  const started = stub(accountApi.startDemo, () => {
    signedIn();
    return success;
  });

  openApp("/dashboard?demo=true&level=passing-1");

  await screen.findByText("Dashboard at /dashboard?level=passing-1");
  screen.getByText("Demo Access Activated");
  screen.getByText("You now have full access to all features!");
  expect(started.calls).toHaveLength(1);
});

test("a member with ?demo=true stays who they are", async () => {
  signedIn();
  const started = stub(accountApi.startDemo, () => success);

  openApp("/dashboard?demo=true");

  await screen.findByText("Dashboard at /dashboard");
  expect(started.calls).toHaveLength(0);
  expect(screen.queryByText("Demo Access Activated")).toBeNull();
});

test("a demo that does not start is only logged, and the stranger is led home", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  signedOut();
  stub(accountApi.startDemo, () => refuse(accountRefusals, "demo-off"));

  openApp("/dashboard?demo=true");

  await screen.findByText("Home page at /");
  expect(log).toHaveBeenCalledOnce();
});

test("Logout ends the session and leads home", async () => {
  signedIn();
  const loggedOut = stub(accountApi.logOut, () => success);
  openApp("/dashboard");
  await screen.findByText("Dashboard at /dashboard");

  const [logOut] = screen.getAllByRole("button", { name: "Logout" });
  if (logOut) await userEvent.click(logOut);

  await screen.findByText("Home page at /");
  expect(loggedOut.calls).toHaveLength(1);
});

test("a Logout that did not arrive says so, and the member stays", async () => {
  signedIn();
  stub(accountApi.logOut, () => {
    throw new TypeError("Failed to fetch");
  });
  openApp("/dashboard");
  await screen.findByText("Dashboard at /dashboard");

  const [logOut] = screen.getAllByRole("button", { name: "Logout" });
  if (logOut) await userEvent.click(logOut);

  await screen.findByText("You are still logged in");
  screen.getByText("Dashboard at /dashboard");
});

test("the header shows the stars a member has won", async () => {
  signedIn();

  openApp("/dashboard");

  expect((await screen.findByRole("link", { name: /Stars won/ })).textContent).toBe("Stars won: 1/20");
});

test("a path that is no page says so and leads home", async () => {
  signedOut();

  openApp("/no-such-page");

  await screen.findByRole("heading", { name: "404 Page Not Found" });
  expect(screen.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("/");
});

function signedIn() {
  stub(trainingApi.getProgress, () => [
    {
      skill: "passing" as const,
      level: 1,
      set1Complete: true,
      set2Complete: true,
      unlocked: true,
      set1CompletedAt: "2026-01-05T09:00:00.000Z",
      set2CompletedAt: "2026-01-05T09:10:00.000Z",
    },
  ]);
  return stub(accountApi.getUser, () => buildViewer({ athleteName: "Maya" }));
}

function signedOut(): void {
  stub(accountApi.getUser, () => refuse(commonRefusals, "not-signed-in"));
}

function openApp(at: string): void {
  const Routes = createRoutesStub([
    { path: "/", Component: () => <Here name="Home page" /> },
    {
      Component: AppLayout,
      children: [
        {
          Component: ShellLayout,
          children: [
            { Component: MemberLayout, children: [{ path: "dashboard", Component: () => <Here name="Dashboard" /> }] },
            { path: "*", Component: NotFoundScreen },
          ],
        },
      ],
    },
  ]);
  render(<Routes initialEntries={[at]} />);
}

function Here({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  return <p>{`${name} at ${pathname}${search}`}</p>;
}
