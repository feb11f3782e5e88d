import { expect } from "@playwright/test";
import { arriveAs, logIn, password, seededFamily, signUp, toast } from "./support/family.ts";
import { test } from "./support/journey.ts";
import { linkInLetter } from "./support/letters.ts";

test("a family signs up, is led to the payment, and finds its plan chosen there", async ({ page }) => {
  await signUp(page, { email: "new-family@example.com", plan: "Annual Plan" });

  await expect(page).toHaveURL(/\/checkout\?plan=annual$/);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome, Maya" })).toBeVisible();
});

test("a visitor tries the demo without an account", async ({ page }) => {
  await page.goto("/dashboard?demo=true");

  await expect(toast(page)).toContainText("Demo Access Activated");
  await expect(toast(page)).toContainText("You now have full access to all features!");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("progressbar", { name: "Stars" })).toBeVisible();
});

test("a forgotten password is replaced through a letter, once", async ({ page, context, product }) => {
  const email = "forgetful@example.com";
  await signUp(page, { email });
  await context.clearCookies();

  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // The page before has a field of the same name.
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("status")).toContainText("Check your mail");
  const link = await linkInLetter(product, { to: email, path: "/reset-password?token=" });

  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill("brand-new-boots");
  await page.getByLabel("Confirm Password").fill("brand-new-boots");
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByRole("button", { name: "Save Password" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await context.clearCookies();
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill("another-new-boots");
  await page.getByLabel("Confirm Password").fill("another-new-boots");
  await page.getByRole("button", { name: "Save Password" }).click();
  await expect(page.getByRole("alert")).toContainText("This link is no longer valid. Please ask for a new one.");

  await logIn(page, { email, password });
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
  await logIn(page, { email, password: "brand-new-boots" });
  await expect(toast(page)).toContainText("Login successful");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a member logs out in one tab, and the other tab shows nothing more", async ({ page, context, product }) => {
  await arriveAs(page, product, "active");
  await page.goto("/dashboard");
  const otherTab = await context.newPage();
  await otherTab.goto("/account");
  await expect(otherTab.getByText(seededFamily(product, "active").email).first()).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).first().click();

  await expect(page).toHaveURL(`${product.url}/`);
  await expect(otherTab).toHaveURL(`${product.url}/`);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(`${product.url}/`);
});

for (const path of ["/dashboard", "/coach", "/account"]) {
  test(`a stranger at ${path} is led home`, async ({ page, product }) => {
    await page.goto(path);

    await expect(page).toHaveURL(`${product.url}/`);
  });
}

test("a page that does not exist says so, with the status of one", async ({ page }) => {
  const reply = await page.goto("/no-such-page");

  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("a member whose plan has ended sees everything won so far, and is offered a plan before training on", async ({ page, product }) => {
  await arriveAs(page, product, "cancelled");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome, Ada" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose a Plan" })).toBeVisible();

  await page
    .getByRole("article", { name: "Juggling" })
    .getByRole("button", { name: /^Set \d of Juggling/ })
    .first()
    .click();

  const prompt = page.getByRole("dialog");
  await expect(prompt).toContainText("Training needs a plan");
  await prompt.getByRole("link", { name: "Choose a Plan" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});
