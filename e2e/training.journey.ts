import { expect } from "@playwright/test";
import { levelsPerSkill, skillIds, starCount } from "@stars/domain/training/catalogue.ts";
import { arriveAs, closeCelebration, completeSet, confirmSet, expectStars, skillCard, toast } from "./support/family.ts";
import { test } from "./support/journey.ts";

// One family's whole way, in order: each test goes on where the one before it stopped.
test.describe.configure({ mode: "serial" });

test("the first star: the next step opens the level, and its two sets win the star", async ({ page, product }) => {
  await arriveAs(page, product, "trial");
  await page.goto("/dashboard");
  await expectStars(page, 0);

  await page.getByRole("button", { name: "Start: Passing 1, Set 1" }).click();
  const level = page.getByRole("dialog", { name: /^Passing level 1/ });
  await level.getByRole("button", { name: "Complete Set 1" }).click();
  await expect(page.getByText("Complete Set 1 of Two-touch control & pass? This unlocks Set 2.")).toBeVisible();
  await confirmSet(page);
  await expect(toast(page)).toContainText("Great work! Set 2 is now unlocked!");
  await level.getByRole("button", { name: "Complete Set 2" }).click();
  await expect(
    page.getByText("Complete Set 2 of Two-touch control & pass? This completes the level and unlocks the next one."),
  ).toBeVisible();
  await confirmSet(page);

  await closeCelebration(page);
  await expect(toast(page)).toContainText("Level Unlocked!");
  await expectStars(page, 1);
});

test("what one tab wins, the other tab shows", async ({ page, context, product }) => {
  await arriveAs(page, product, "trial");
  await page.goto("/dashboard");
  const otherTab = await context.newPage();
  await otherTab.goto("/dashboard");
  await expectStars(otherTab, 1);

  await completeSet(page, { skill: "passing", level: 2, set: 1 });
  await completeSet(page, { skill: "passing", level: 2, set: 2 });

  await expectStars(otherTab, 2);
  await expect(skillCard(otherTab, "passing").getByRole("button", { name: /^Set 1 of Passing 3/ })).toBeVisible();
});

test("a server that is restarted, or dies, loses nothing", async ({ page, product }) => {
  await arriveAs(page, product, "trial");
  await page.goto("/dashboard");
  await completeSet(page, { skill: "passing", level: 3, set: 1 });
  await product.restart();
  await page.reload();
  await completeSet(page, { skill: "passing", level: 3, set: 2 });

  await product.crashAndRestart();

  await page.reload();
  await expectStars(page, 3);
  await expect(skillCard(page, "passing").getByRole("button", { name: /^Set 1 of Passing 4/ })).toBeVisible();
});

test("all forty sets win all twenty stars and open the bonus skills, and a reload keeps it all", async ({ page, product }) => {
  test.setTimeout(150_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arriveAs(page, product, "trial");
  await page.goto("/dashboard");
  await expectStars(page, 3);

  let stars = 3;
  for (const skill of skillIds) {
    const firstLevel = skill === "passing" ? 4 : 1;
    for (let level = firstLevel; level <= levelsPerSkill; level += 1) {
      await completeSet(page, { skill, level, set: 1 });
      await completeSet(page, { skill, level, set: 2 });
      stars += 1;
      await expectStars(page, stars);
    }
  }
  expect(stars).toBe(starCount);

  await expect(page.getByText("All 20 levels mastered!")).toBeVisible();
  await page.getByRole("button", { name: "Complete Maradona Spin" }).click();
  await expect(toast(page)).toContainText("Bonus Skill Completed!");

  await page.reload();
  await expectStars(page, starCount);
  await expect(page.getByRole("listitem").filter({ hasText: "Maradona Spin" })).toContainText("1 time");
});
