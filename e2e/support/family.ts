import { expect, type Locator, type Page } from "@playwright/test";
import { levelsPerSkill, type Skill, skills } from "@stars/domain/training/catalogue.ts";
import type { SetRef } from "@stars/domain/training/progress.ts";
import type { Product } from "./product.ts";

export const password = "long-grass-boots";

/** Signs a new family up, and waits until it is led to the payment. */
export async function signUp(page: Page, { email, plan = "Monthly Plan" }: { email: string; plan?: string }): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Athlete Name").fill("Maya");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("radio", { name: plan }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(toast(page)).toContainText("Welcome to Twenty Stars!");
  await expect(toast(page)).toContainText("Redirecting you to payment...");
  await page.waitForURL("**/checkout?plan=*");
}

/** Logs a family in through the page. */
export async function logIn(page: Page, login: { email: string; password: string }): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(login.email);
  await page.getByLabel("Password", { exact: true }).fill(login.password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** The login of the family that was seeded in this state. */
export function seededFamily(product: Product, state: string): { email: string; password: string } {
  const family = product.seeded.find((login) => login.state === state);
  if (!family) throw new Error(`No family is seeded in the state "${state}"`);
  return family;
}

/** Starts a session for a seeded family without the page, for journeys that are not about logging in. */
export async function arriveAs(page: Page, product: Product, state: string): Promise<void> {
  const { email, password: secret } = seededFamily(product, state);
  const reply = await page.request.post(`${product.url}/api/auth/login`, { data: { email, password: secret } });
  expect(reply.ok()).toBe(true);
}

/** Ticks a set off on its skill's card, as a child does: tap, confirm, read what happened. */
export async function completeSet(page: Page, { skill, level, set }: SetRef): Promise<void> {
  await skillCard(page, skill)
    .getByRole("button", { name: new RegExp(`^Set ${set} of ${skills[skill].name} ${level}`) })
    .click();
  await confirmSet(page);
  if (set === 1) {
    await expect(toast(page)).toContainText("Set 1 Complete!");
    await expect(toast(page)).toContainText("Great work! Set 2 is now unlocked!");
    return;
  }
  await closeCelebration(page);
  if (level === levelsPerSkill) {
    await expect(toast(page)).toContainText("Level complete!");
    return;
  }
  await expect(toast(page)).toContainText("Level Unlocked!");
  await expect(toast(page)).toContainText(`Congratulations! You've unlocked ${skills[skill].name} Level ${level + 1}!`);
}

export async function confirmSet(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Yes, complete it" }).click();
}

/** Waits for the cheer and for its promise that the star is kept, then goes on. */
export async function closeCelebration(page: Page): Promise<void> {
  const celebration = page.getByRole("dialog").filter({ hasText: "Carry on" });
  await expect(celebration.getByText("Your star is saved.")).toBeVisible();
  await celebration.getByRole("button", { name: "Carry on" }).click();
  await expect(celebration).toBeHidden();
}

export function skillCard(page: Page, skill: Skill): Locator {
  return page.getByRole("article", { name: skills[skill].name });
}

/** Expects the counter to stand at this many stars. */
export async function expectStars(page: Page, stars: number): Promise<void> {
  await expect(page.getByRole("progressbar", { name: "Stars" })).toHaveAttribute("aria-valuenow", String(stars));
}

/** What the product says for a few seconds. While a dialog is open it is read out, but its place is hidden from the list of roles. */
export function toast(page: Page): Locator {
  return page.getByRole("region", { name: /^Messages/, includeHidden: true });
}
