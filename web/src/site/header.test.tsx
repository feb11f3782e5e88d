import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import type { HeaderViewer } from "./audience.ts";
import { Header } from "./header.tsx";

test("a stranger is offered the open pages, Login and Get Started", () => {
  showHeader(null);

  expect(linksOf("Main")).toEqual({ Home: "/", Pricing: "/pricing", "AI Coach": "/coach", Dashboard: "/dashboard" });
  expect(screen.getAllByRole("link", { name: "Login" })[0]?.getAttribute("href")).toBe("/login");
  expect(screen.getAllByRole("link", { name: "Get Started" })[0]?.getAttribute("href")).toBe("/#join");
  expect(screen.queryByRole("button", { name: "Logout" })).toBeNull();
});

test("a member is welcomed by the athlete's name, and has Account and Logout", async () => {
  const logOut = vi.fn();
  showHeader({ athleteName: "Maya" }, { onLogOut: logOut });

  screen.getByText("Welcome, Maya");
  expect(linksOf("Main")).toHaveProperty("Account", "/account");
  expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
  await userEvent.click(logOutButton());

  expect(logOut).toHaveBeenCalledOnce();
});

test("a member whose athlete has no name yet is welcomed all the same", () => {
  showHeader({ athleteName: null });

  screen.getByText("Welcome");
});

test("as long as nobody knows who looks, both are there and the page's hint decides", () => {
  showHeader("unknown");

  expect(logOutButton().className).toContain("guest:hidden");
  expect(screen.getAllByRole("link", { name: "Login" })[0]?.className).toContain("member:hidden");
});

test.each(["/pricing", "/pricing/"])("the link to the page one is on is marked at %s", (at) => {
  showHeader(null, { at });

  const current = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link", { current: "page" });

  expect(current.map(({ textContent }) => textContent)).toEqual(["Pricing"]);
});

function showHeader(viewer: HeaderViewer, { at = "/", onLogOut }: { at?: string; onLogOut?: () => void } = {}): void {
  const Routes = createRoutesStub([{ path: "*", Component: () => <Header viewer={viewer} onLogOut={onLogOut} /> }]);
  render(<Routes initialEntries={[at]} />);
}

function linksOf(navigation: string): Record<string, string | null> {
  const links = within(screen.getByRole("navigation", { name: navigation })).getAllByRole("link");
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute("href")]));
}

function logOutButton(): HTMLElement {
  const [button] = screen.getAllByRole("button", { name: "Logout" });
  if (!button) throw new Error("There is no Logout");
  return button;
}
