import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { trainingApi } from "@stars/domain/training/training.api.ts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import { refuse, stub } from "#testing/stub-contract.ts";
import DashboardScreen from "./dashboard-screen.tsx";
import { stubTraining } from "./testing/stub-training.ts";

const at = "/dashboard";

test("a set that needs a plan leads to the plans, and nothing is lost", async () => {
  stubTraining({ finished: { passing: 1 } });
  stub(trainingApi.completeSet, () => refuse(billingRefusals, "subscription-needed"));
  const { user } = renderScreen(DashboardScreen, { at });

  await user.click(await screen.findByRole("button", { name: "Set 2 of Passing 1" }));
  await user.click(screen.getByRole("button", { name: "Yes, complete it" }));

  const prompt = within(await screen.findByRole("dialog", { name: "Training needs a plan" }));
  prompt.getByText("You need a plan to go on training. Your progress is saved.");
  expect(prompt.getByRole("link", { name: "Choose a Plan" }).getAttribute("href")).toBe("/pricing");
});

test("a member without a plan sees what was won, is told up front, and is not asked to complete anything", async () => {
  const { completeSet } = stubTraining({ finished: { passing: 7 }, viewer: { subscriptionStatus: "inactive" } });
  const { user } = renderScreen(DashboardScreen, { at });

  await screen.findByText("Nothing is lost. Every star and set stays saved.");
  screen.getByRole("button", { name: "Passing level 3, done, star won" });
  await user.click(screen.getByRole("button", { name: "Set 2 of Passing 4" }));

  screen.getByRole("dialog", { name: "Training needs a plan" });
  expect(completeSet.calls).toEqual([]);
});

test.each([
  ["until its end", "2999-01-01T00:00:00.000Z", false],
  ["no longer after it", "2020-01-01T00:00:00.000Z", true],
])("a cancelled plan trains %s", async (_words, subscriptionEndDate, needsPlan) => {
  stubTraining({ viewer: { subscriptionStatus: "cancelled", subscriptionEndDate } });
  renderScreen(DashboardScreen, { at });

  await screen.findByRole("heading", { name: "Welcome, Maya" });
  await screen.findByRole("button", { name: "Start: Passing 1, Set 1" });

  expect(screen.queryByText("Training needs a plan") !== null).toBe(needsPlan);
});
