import { trainingApi } from "@stars/domain/training/training.api.ts";
import { trainingRefusals } from "@stars/domain/training/training.refusals.ts";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import DashboardScreen from "./dashboard-screen.tsx";
import { type SetsFinished, stubTraining } from "./testing/stub-training.ts";

const at = "/dashboard";
const allButTheLastSet: SetsFinished = { passing: 10, juggling: 10, shooting: 10, dribbling: 9 };

test("a set is asked about first, and not yet means that nothing happens", async () => {
  const { completeSet } = stubTraining();
  const { user } = renderScreen(DashboardScreen, { at });

  await user.click(await screen.findByRole("button", { name: "Set 1 of Juggling 1" }));
  screen.getByText("Complete Set 1 of Foot-only? This unlocks Set 2.");
  await user.click(screen.getByRole("button", { name: "Not yet" }));

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(completeSet.calls).toEqual([]);
});

test("set 2 says that it completes the level and unlocks the next one; on level 5 only that it completes it", async () => {
  stubTraining({ finished: { passing: 7, dribbling: 9 } });
  const { user } = renderScreen(DashboardScreen, { at });

  await user.click(await screen.findByRole("button", { name: "Set 2 of Passing 4" }));
  screen.getByText("Complete Set 2 of Alternating-foot one-touch? This completes the level and unlocks the next one.");
  await user.click(screen.getByRole("button", { name: "Not yet" }));
  await user.click(screen.getByRole("button", { name: "Set 2 of Dribbling 5" }));

  screen.getByText("Complete Set 2 of In-out sequence? This completes the level.");
});

test("set 1 unlocks set 2 and says so", async () => {
  const { completeSet } = stubTraining();
  const { user } = renderScreen(DashboardScreen, { at });

  await complete(user, "Set 1 of Shooting 1");

  await screen.findByText("Set 1 Complete!");
  screen.getByText("Great work! Set 2 is now unlocked!");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Set 2 of Shooting 1" })).toHaveProperty("disabled", false);
  expect(completeSet.calls.map(({ body }) => body)).toEqual([{ skill: "shooting", level: 1, setNumber: 1 }]);
});

test("set 2 wins a star, unlocks the next level and is celebrated", async () => {
  stubTraining({ finished: { passing: 7 } });
  const { user } = renderScreen(DashboardScreen, { at });

  await complete(user, "Set 2 of Passing 4");

  const celebration = within(await screen.findByRole("dialog", { name: "Level Unlocked!" }));
  celebration.getByText("Congratulations! You've unlocked Passing Level 5!");
  celebration.getByText("4/20");
  await celebration.findByText("Your star is saved.");
  await user.click(celebration.getByRole("button", { name: "Carry on" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  screen.getByRole("button", { name: "Passing level 5, open" });
  expect(screen.getByRole("progressbar", { name: "Stars" }).getAttribute("aria-valuenow")).toBe("4");
});

test("the celebration does not wait for the server, and only then says that the star is saved", async () => {
  stubTraining({ finished: { passing: 1 } });
  const reply = Promise.withResolvers<{ success: true; levelUnlocked: boolean; message: string }>();
  stub(trainingApi.completeSet, () => reply.promise);
  const { user } = renderScreen(DashboardScreen, { at });

  await complete(user, "Set 2 of Passing 1");

  const celebration = within(screen.getByRole("dialog", { name: "Level Unlocked!" }));
  celebration.getByText("Saving your star...");
  reply.resolve({ success: true, levelUnlocked: true, message: "Level complete!" });
  await celebration.findByText("Your star is saved.");
});

test("level 5 is completed without a level to unlock", async () => {
  stubTraining({ finished: { shooting: 9 } });
  const { user } = renderScreen(DashboardScreen, { at });

  await complete(user, "Set 2 of Shooting 5");

  const celebration = within(await screen.findByRole("dialog", { name: "Set 2 Complete!" }));
  celebration.getByText("Level complete!");
  await celebration.findByText("Your star is saved.");
});

test("the twentieth star has words of its own and opens the bonus skills", async () => {
  const { getBonusSkills } = stubTraining({ finished: allButTheLastSet });
  const { user } = renderScreen(DashboardScreen, { at });
  await screen.findByText("Win all 20 stars to unlock these five moves. 1 to go.");
  expect(getBonusSkills.calls).toHaveLength(0);

  await complete(user, "Set 2 of Dribbling 5");
  const celebration = within(await screen.findByRole("dialog", { name: "All 20 stars!" }));
  celebration.getByText("20/20");
  await celebration.findByText("Your star is saved.");
  await user.keyboard("{Escape}");

  screen.getByRole("heading", { name: /All 20 levels mastered!/ });
  await screen.findByRole("button", { name: "Complete Maradona Spin" });
});

test("a tap anywhere and Escape end the celebration; the second tap of a double tap does not", async () => {
  stubTraining({ finished: { passing: 1, juggling: 1 } });
  const { user } = renderScreen(DashboardScreen, { at });
  await complete(user, "Set 2 of Passing 1");

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Set 2 of Juggling 1" }));
  await user.dblClick(screen.getByRole("button", { name: "Yes, complete it" }));
  const celebration = await screen.findByRole("dialog", { name: "Level Unlocked!" });
  await user.click(celebration);

  expect(screen.queryByRole("dialog")).toBeNull();
});

test("with reduced motion the star stands still: no confetti, no flight", async () => {
  askForLessMotion();
  stubTraining({ finished: { passing: 1 } });
  const { user } = renderScreen(DashboardScreen, { at });

  await complete(user, "Set 2 of Passing 1");
  await screen.findByRole("dialog", { name: "Level Unlocked!" });

  expect(screen.queryByTestId("confetti")).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.queryByTestId("flying-star")).toBeNull();
});

test("after the celebration the focus is back on the page, on the next thing to do", async () => {
  stubTraining({ finished: { passing: 1 } });
  const { user } = renderScreen(DashboardScreen, { at });
  await complete(user, "Set 2 of Passing 1");

  await user.keyboard("{Escape}");

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Start: Juggling 1, Set 1" })));
});

test("a set that was already completed elsewhere is told, not celebrated", async () => {
  const { finishElsewhere } = stubTraining({ finished: { passing: 1 } });
  const { user } = renderScreen(DashboardScreen, { at });
  await screen.findByRole("button", { name: "Set 2 of Passing 1" });
  finishElsewhere({ skill: "passing", level: 1, set: 2 });

  await complete(user, "Set 2 of Passing 1");

  await screen.findByText("This set is already completed.");
  expect(screen.queryByRole("dialog")).toBeNull();
  screen.getByRole("button", { name: "Passing level 1, done, star won" });
});

test("a refusal takes the star back, says the server's sentence and what is safe", async () => {
  stubTraining({ finished: { passing: 1 } });
  stub(trainingApi.completeSet, () => refuse(trainingRefusals, "set-1-first"));
  const { user } = renderScreen(DashboardScreen, { at });

  await complete(user, "Set 2 of Passing 1");

  await screen.findByText("Complete Set 1 before Set 2. All your stars so far are safe.");
  screen.getByText("Error");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("progressbar", { name: "Stars" }).getAttribute("aria-valuenow")).toBe("0");
});

test("a fault is told without its status code", async () => {
  stubTraining();
  stub(trainingApi.completeSet, () => fail());
  const { user } = renderScreen(DashboardScreen, { at });

  await complete(user, "Set 1 of Passing 1");

  await screen.findByText("Failed to update progress. Please try again. All your stars so far are safe.");
  screen.getByRole("button", { name: "Set 1 of Passing 1" });
});

test("stars that are shown stay when asking again for them fails", async () => {
  stubTraining({ finished: { passing: 1 } });
  const { user } = renderScreen(DashboardScreen, { at });
  await screen.findByRole("button", { name: "Set 2 of Passing 1" });
  const again = stub(trainingApi.getProgress, () => fail());

  await complete(user, "Set 2 of Passing 1");
  const celebration = within(await screen.findByRole("dialog", { name: "Level Unlocked!" }));
  await celebration.findByText("Your star is saved.");
  await waitFor(() => expect(again.calls).toHaveLength(1));
  await user.keyboard("{Escape}");

  screen.getByRole("button", { name: "Passing level 1, done, star won" });
  expect(screen.queryByText("Failed to fetch progress")).toBeNull();
});

async function complete(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name }));
  await user.click(screen.getByRole("button", { name: "Yes, complete it" }));
}

function askForLessMotion(): void {
  // Only this one answer of the device is read.
  const device = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  onTestFinished(() => device.mockRestore());
}
