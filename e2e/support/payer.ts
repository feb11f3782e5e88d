import { expect, type Page } from "@playwright/test";
import { password, signUp, toast } from "./family.ts";

/** The test cards of the sandbox. */
export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asks: "4000 0025 0000 3155",
  failsLater: "4000 0000 0000 0341",
} as const;

export type PlanName = "Monthly" | "Annual";

/** Opens the form of the home page, by the button that leads to it, and fills in all but the card. */
export async function fillJoinForm(page: Page, { email, plan = "Monthly" }: { email: string; plan?: PlanName }): Promise<void> {
  await page.goto("/");
  await page.locator('main a[href$="#join"]').first().click();
  await page.getByRole("radio", { name: `${plan} Plan` }).check();
  await fillJoinAccount(page, email);
}

export async function fillJoinAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Athlete Name").fill("Maya");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
}

/** Types a card in: in our own form, on the hosted page, or on the page where a card is changed. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill("Sam Payer");
}

export async function subscribe(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Subscribe Now" }).click();
}

/** Makes the account of a payment that was made already. */
export async function completeAccount(page: Page, { email, isKnown }: { email: string; isKnown: boolean }): Promise<void> {
  await expect(page.getByRole("heading", { name: "Complete Your Account" })).toBeVisible();
  const field = page.getByLabel("Email");
  if (isKnown) await expect(field).toHaveValue(email);
  else await field.fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Athlete Name").fill("Maya");
  await page.getByRole("button", { name: "Complete Account" }).click();
}

/** Expects the plan to be active and the training open, and the page to have gone there by itself. */
export async function expectOnDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Welcome, Maya" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start: Passing 1, Set 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose a Plan" })).toBeHidden();
}

/** A new family with a plan that was paid for a moment ago, on the page that says so. */
export async function becomeMember(
  page: Page,
  { email, plan = "Monthly", card = cards.good }: { email: string; plan?: PlanName; card?: string },
): Promise<void> {
  await signUp(page, { email, plan: `${plan} Plan` });
  await typeCard(page, card);
  await subscribe(page);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
}

/** The account is lost on its way, as when a browser is closed the moment after the payment. */
export async function payAndLoseTheAccount(page: Page, email: string): Promise<void> {
  await page.route("**/api/complete-signup-with-payment", (route) => route.abort());
  await fillJoinForm(page, { email });
  await typeCard(page, cards.good);
  await subscribe(page);
  await expect(toast(page)).toContainText("Network error. Please try again.");
  await expect(page.getByText("Your payment is safe. You will not be charged again.").first()).toBeVisible();
}
