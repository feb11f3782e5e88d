import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import DashboardScreen from "./dashboard-screen.tsx";
import { stubTraining } from "./testing/stub-training.ts";

test("the next step opens its level: target, cues, what is needed, a tutorial and the set to do", async () => {
  stubTraining({ finished: { passing: 7 } });
  const { user } = renderScreen(DashboardScreen, { at: "/dashboard" });

  await user.click(await screen.findByRole("button", { name: "Start: Passing 4, Set 2" }));

  const sheet = within(screen.getByRole("dialog", { name: "Passing level 4: Alternating-foot one-touch" }));
  sheet.getByText("passes, one touch each");
  sheet.getByText("Lock your ankle");
  sheet.getByRole("img", { name: /a wall, two cones 1 metre apart/ });
  const tutorial = sheet.getByRole("link", { name: "Watch a tutorial (opens a new tab)" });
  expect(tutorial.getAttribute("target")).toBe("_blank");
  expect(tutorial.getAttribute("rel")).toBe("noopener noreferrer");
  sheet.getByText("Done on 3 March");
  sheet.getByText("Ready");
  sheet.getByRole("button", { name: "Complete Set 2" });
});

test("a level can be linked to, and closing it leaves its address", async () => {
  stubTraining();
  const { user } = renderScreen(DashboardScreen, { at: "/dashboard?level=juggling-1" });

  const sheet = within(await screen.findByRole("dialog", { name: "Juggling level 1: Foot-only" }));
  sheet.getByText("Locked: complete Set 1 first");
  await user.click(sheet.getByRole("button", { name: "Close" }));

  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a locked level says what to finish first and offers to open it", async () => {
  stubTraining({ finished: { shooting: 2 } });
  const { user } = renderScreen(DashboardScreen, { at: "/dashboard" });

  await user.click(await screen.findByRole("button", { name: "Shooting level 4, locked" }));
  const locked = within(screen.getByRole("dialog", { name: /^Shooting level 4/ }));
  locked.getByText("Finish Levels 2 to 3 first.");
  expect(locked.queryByRole("button", { name: /^Complete/ })).toBeNull();
  await user.click(locked.getByRole("button", { name: "Open Shooting 2" }));

  screen.getByRole("dialog", { name: /^Shooting level 2/ });
});

test("completing set 1 in the sheet readies set 2; completing set 2 closes the sheet for the celebration", async () => {
  stubTraining();
  const { user } = renderScreen(DashboardScreen, { at: "/dashboard" });
  await user.click(await screen.findByRole("button", { name: "Start: Passing 1, Set 1" }));

  await user.click(screen.getByRole("button", { name: "Complete Set 1" }));
  await user.click(screen.getByRole("button", { name: "Yes, complete it" }));
  await user.click(await screen.findByRole("button", { name: "Complete Set 2" }));
  await user.click(screen.getByRole("button", { name: "Yes, complete it" }));

  await screen.findByRole("dialog", { name: "Level Unlocked!" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a done level says that its star is won", async () => {
  stubTraining({ finished: { dribbling: 2 } });
  renderScreen(DashboardScreen, { at: "/dashboard?level=dribbling-1" });

  await screen.findByText("Level complete. The star is yours.");
});

test("an address that names no level opens nothing", async () => {
  stubTraining();
  renderScreen(DashboardScreen, { at: "/dashboard?level=heading-9" });

  await screen.findByRole("button", { name: "Start: Passing 1, Set 1" });

  expect(screen.queryByRole("dialog")).toBeNull();
});
