import { levelsPerSkill } from "@stars/domain/training/catalogue.ts";
import { trainingApi } from "@stars/domain/training/training.api.ts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, stub } from "#testing/stub-contract.ts";
import DashboardScreen from "./dashboard-screen.tsx";
import { everySet, recordsOf, stubTraining } from "./testing/stub-training.ts";

const at = "/dashboard";

test("the dashboard welcomes the athlete, counts the stars and names the one next set", async () => {
  stubTraining({ finished: { passing: 7, juggling: 4 } });
  renderScreen(DashboardScreen, { at });

  await screen.findByRole("button", { name: "Start: Passing 4, Set 2" });

  screen.getByRole("heading", { level: 1, name: "Welcome, Maya" });
  const stars = screen.getByRole("progressbar", { name: "Stars" });
  expect(stars.getAttribute("aria-valuenow")).toBe("5");
  expect(stars.getAttribute("aria-valuemax")).toBe("20");
});

test("only one button is loud", async () => {
  stubTraining({ finished: { passing: 7 } });
  const { container } = renderScreen(DashboardScreen, { at });

  await screen.findByRole("button", { name: "Start: Passing 4, Set 2" });

  expect(container.querySelectorAll(".button-play")).toHaveLength(1);
});

test("every stone of the path says its state in words", async () => {
  stubTraining({ finished: { passing: 5, juggling: 2 } });
  renderScreen(DashboardScreen, { at });

  const passing = within(await screen.findByRole("list", { name: "Passing, 5 levels" }));
  const juggling = within(screen.getByRole("list", { name: "Juggling, 5 levels" }));

  passing.getByRole("button", { name: "Passing level 2, done, star won" });
  const half = passing.getByRole("button", { name: "Passing level 3, Set 1 done, Set 2 next" });
  passing.getByRole("button", { name: "Passing level 5, locked" });
  juggling.getByRole("button", { name: "Juggling level 2, open" });
  expect(half.getAttribute("aria-current")).toBe("step");
});

test("set 2 is disabled until set 1 is complete", async () => {
  stubTraining();
  renderScreen(DashboardScreen, { at });

  const set2 = await screen.findByRole("button", { name: "Set 2 of Shooting 1, locked until Set 1 is done" });

  expect(set2).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Set 1 of Shooting 1" })).toHaveProperty("disabled", false);
});

test("all five levels of a skill unfold, with a check mark on the done ones and the sets of the open one", async () => {
  stubTraining({ finished: { passing: 5 } });
  const { user } = renderScreen(DashboardScreen, { at });

  await user.click(await screen.findByRole("button", { name: "All 5 levels of Passing" }));

  const rows = within(screen.getByRole("article", { name: "Passing" }))
    .getAllByRole("listitem")
    .slice(levelsPerSkill);
  expect(rows.map((row) => within(row).queryByText("Complete") !== null)).toEqual([true, true, false, false, false]);
  within(rows[2] ?? screen.getByRole("main")).getByRole("button", { name: "Set 2 of Passing 3" });
  within(rows[4] ?? screen.getByRole("main")).getByText("Finish level 4 first");
});

test("the streak is the real one and a day without training is not held against anybody", async () => {
  stubTraining({ achievements: { currentStreak: 0 } });
  renderScreen(DashboardScreen, { at });

  await screen.findByText("Train today and it is 1.");

  screen.getByText("Monday, trained");
  screen.getByText("Wednesday, today");
  screen.getByText("Your first star will stand here.");
});

test("who has trained today is told so, and sees the stars won last", async () => {
  stubTraining({
    achievements: {
      currentStreak: 1,
      week: [{ day: "2026-03-04", isTrained: true }],
      latestStars: [{ skill: "juggling", level: 2 }],
    },
  });
  renderScreen(DashboardScreen, { at });

  await screen.findByText("You have trained today. Well done.");

  screen.getByText("day in a row");
  within(screen.getByRole("list", { name: "Latest stars" })).getByText("Juggling 2");
});

test("after the last level the mastery banner stands where the next set stood", async () => {
  stubTraining({ finished: everySet });
  renderScreen(DashboardScreen, { at });

  await screen.findByRole("heading", { name: "All 20 levels mastered! Your bonus skills are open." });

  expect(screen.queryByRole("button", { name: /^Start:/ })).toBeNull();
  screen.getByRole("link", { name: "Go to your bonus skills" });
});

test("while the stars are on their way, the page says what loads", async () => {
  stubTraining();
  stub(trainingApi.getProgress, () => new Promise(() => {}));
  renderScreen(DashboardScreen, { at });

  await screen.findByText("Loading your stars...");
});

test("progress that does not come can be asked for again", async () => {
  stubTraining();
  stub(trainingApi.getProgress, () => fail());
  const { user } = renderScreen(DashboardScreen, { at });

  await screen.findByText("Failed to fetch progress");
  stub(trainingApi.getProgress, () => recordsOf([]));
  await user.click(screen.getByRole("button", { name: "Try Again" }));

  await screen.findByRole("button", { name: "Start: Passing 1, Set 1" });
});

test("achievements that do not come leave the training usable", async () => {
  stubTraining();
  stub(trainingApi.getAchievements, () => fail());
  renderScreen(DashboardScreen, { at });

  await screen.findByText("Your achievements did not load.");

  screen.getByRole("button", { name: "Start: Passing 1, Set 1" });
});

test("a member whose athlete has a blank name is asked for it", async () => {
  stubTraining({ viewer: { athleteName: "  " } });
  renderScreen(DashboardScreen, { at });

  await screen.findByRole("dialog", { name: "Welcome to Twenty Stars!" });

  screen.getByText("What is the athlete's name?");
});

test("nobody is asked for a name that is known", async () => {
  stubTraining({ viewer: { athleteName: "New Athlete" } });
  renderScreen(DashboardScreen, { at });

  await screen.findByRole("heading", { name: "Welcome, New Athlete" });

  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a set that is ticked off in another tab shows here", async () => {
  const { finishElsewhere } = stubTraining({ finished: { passing: 1 } });
  renderScreen(DashboardScreen, { at });
  await screen.findByRole("button", { name: "Start: Passing 1, Set 2" });
  const otherTab = new BroadcastChannel("twenty-stars");

  finishElsewhere({ skill: "passing", level: 1, set: 2 });
  otherTab.postMessage("training");

  await screen.findByRole("button", { name: "Passing level 1, done, star won" });
  otherTab.close();
});
