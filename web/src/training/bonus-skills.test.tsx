import { trainingApi } from "@stars/domain/training/training.api.ts";
import { trainingRefusals } from "@stars/domain/training/training.refusals.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import DashboardScreen from "./dashboard-screen.tsx";
import { everySet, stubTraining } from "./testing/stub-training.ts";

const at = "/dashboard";

test("until the last star the five moves are locked and nothing is asked of the server", async () => {
  const { getBonusSkills } = stubTraining({ finished: { passing: 4 } });
  renderScreen(DashboardScreen, { at });

  await screen.findByText("Win all 20 stars to unlock these five moves. 18 to go.");

  screen.getByText("360° Flick");
  expect(screen.queryByRole("button", { name: /^Complete/ })).toBeNull();
  expect(getBonusSkills.calls).toHaveLength(0);
});

test("an open move is completed as often as one likes, each tap with an id of its own", async () => {
  const { completeBonusSkill } = stubTraining({ finished: everySet });
  const { user } = renderScreen(DashboardScreen, { at });

  await user.click(await screen.findByRole("button", { name: "Complete Ronaldo Chop" }));
  await screen.findByText("Ronaldo Chop: 1 time.");
  await user.click(screen.getByRole("button", { name: "Complete Ronaldo Chop" }));

  await screen.findByText("Ronaldo Chop: 2 times.");
  screen.getByText("Bonus Skill Completed!");
  screen.getByText("2 times");
  const tapIds = completeBonusSkill.calls.map(({ body }) => body?.tapId);
  expect(new Set(tapIds).size).toBe(2);
});

test("a bonus skill that is refused says why", async () => {
  stubTraining({ finished: everySet });
  stub(trainingApi.completeBonusSkill, () => refuse(trainingRefusals, "bonus-locked"));
  const { user } = renderScreen(DashboardScreen, { at });

  await user.click(await screen.findByRole("button", { name: "Complete Stepover Combo" }));

  await screen.findByText("Win all 20 stars first. Then the bonus skills open. All your stars so far are safe.");
});

test("a bonus skill that fails says so without a status code", async () => {
  stubTraining({ finished: everySet });
  stub(trainingApi.completeBonusSkill, () => fail());
  const { user } = renderScreen(DashboardScreen, { at });

  await user.click(await screen.findByRole("button", { name: "Complete Stepover Combo" }));

  await screen.findByText("Failed to update bonus skill. Please try again. All your stars so far are safe.");
});

test("without a plan a bonus skill leads to the plans", async () => {
  const { completeBonusSkill } = stubTraining({ finished: everySet, viewer: { subscriptionStatus: "inactive" } });
  const { user } = renderScreen(DashboardScreen, { at });

  await user.click(await screen.findByRole("button", { name: "Complete Maradona Spin" }));

  screen.getByRole("dialog", { name: "Training needs a plan" });
  expect(completeBonusSkill.calls).toEqual([]);
});
