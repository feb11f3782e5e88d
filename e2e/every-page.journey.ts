import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { appPages, stillPages } from "@stars/domain/site/pages.ts";
import { arriveAs } from "./support/family.ts";
import { test } from "./support/journey.ts";
import { smallControls } from "./support/small-controls.ts";

const memberPages = ["/coach", "/dashboard", "/account"];
const narrowest = { width: 320, height: 640 };

for (const path of [...stillPages, ...appPages, "/no-such-page"].filter((page) => !memberPages.includes(page))) {
  test(`${path} can be read, tapped and used by everybody`, async ({ page }) => {
    await page.goto(path);
    await expectForEverybody(page);
  });
}

for (const path of [...memberPages, "/dashboard?level=passing-1"]) {
  test(`${path} can be read, tapped and used by every member`, async ({ page, product }) => {
    await arriveAs(page, product, "active");
    await page.goto(path);
    await expectForEverybody(page);
  });
}

test("the dashboard of a master can be read, tapped and used by every member", async ({ page, product }) => {
  await arriveAs(page, product, "mastered");
  await page.goto("/dashboard");
  await expectForEverybody(page);
});

async function expectForEverybody(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await expect(page.getByRole("heading").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectAccessible(new AxeBuilder({ page }), "by day");
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  // Only the colours are others.
  await expectAccessible(new AxeBuilder({ page }).withRules("color-contrast"), "by night");

  await page.setViewportSize(narrowest);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, "pixels to scroll sideways at 320").toBeLessThanOrEqual(0);
  expect(await page.evaluate(smallControls), "controls smaller than 44 by 44").toEqual([]);
}

async function expectAccessible(axe: AxeBuilder, when: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }));
  expect(found, `axe ${when}`).toEqual([]);
}
