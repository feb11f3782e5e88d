import { expect, type Page } from "@playwright/test";
import { completeSet, expectStars, logIn, password, skillCard, toast } from "./support/family.ts";
import { test } from "./support/journey.ts";
import { letterOf } from "./support/letters.ts";
import { becomeMember, cards, expectOnDashboard, fillJoinForm, subscribe, typeCard } from "./support/payer.ts";
import { booksOf, letDaysPass, setWebhooks } from "./support/sandbox.ts";

test.use({ stage: "time passes" });

test("a plan is cancelled and taken up again, its card is changed, and its invoice can be read", async ({ page, context, product }) => {
  const email = "keeps@example.com";
  await becomeMember(page, { email });
  await page.goto("/account");
  const plan = planCard(page);
  await expect(plan.getByText("Active")).toBeVisible();
  const renewsOn = await plan.locator("dl > div").filter({ hasText: "Next renewal" }).locator("dd").innerText();
  const [date = ""] = renewsOn.split("\n");

  await plan.getByRole("button", { name: "Cancel Subscription" }).click();
  const question = page.getByRole("dialog", { name: "Cancel your subscription?" });
  await expect(question).toContainText(`You keep full access until ${date}`);
  await question.getByRole("button", { name: "Keep subscription" }).click();
  await plan.getByRole("button", { name: "Cancel Subscription" }).click();
  await question.getByRole("button", { name: "Yes, cancel" }).click();
  await expect(toast(page)).toContainText("Subscription Cancellation Scheduled");
  await expect(toast(page)).toContainText(`You'll retain full access until ${date}.`);
  await expect(plan.getByText("Subscription Ending Soon")).toBeVisible();
  await expect(plan.getByText(`You keep full access until ${date}.`)).toBeVisible();
  expect(await letterOf(product, { to: email, kind: "cancelled" })).toContain(date);

  await plan.getByRole("button", { name: "Reactivate Subscription" }).click();
  await expect(toast(page)).toContainText("Subscription Reactivated");
  await expect(plan.getByText("Next renewal")).toBeVisible();

  await plan.getByRole("button", { name: "Update card" }).click();
  await expect(page.getByRole("heading", { name: "Your billing" })).toBeVisible();
  await page.getByText("Use another card").click();
  await typeCard(page, cards.asks);
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByText("Your card is updated.")).toBeVisible();
  await expect(page.getByText("Visa ending 3155")).toBeVisible();
  await page.getByRole("link", { name: "Back to Twenty Stars" }).click();
  await expect(page).toHaveURL(/\/account$/);

  const opened = context.waitForEvent("page");
  await page.getByRole("region", { name: "Invoices" }).getByRole("link", { name: "View invoice" }).click();
  await expect((await opened).getByRole("heading", { name: "£19.99" })).toBeVisible();
});

test("within 14 days a family leaves and gets back what it paid, to the penny", async ({ page, product }) => {
  const email = "leaves@example.com";
  await becomeMember(page, { email, plan: "Annual" });
  await page.goto("/account");
  const plan = planCard(page);

  await plan.getByRole("button", { name: "Cancel within 14 days and refund" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, cancel and refund £191.88" }).click();

  await expect(toast(page)).toContainText("£191.88 is on its way back to you.");
  await expect(plan.getByText("Subscription Expired")).toBeVisible();
  await expect(plan.getByRole("button", { name: "Cancel within 14 days and refund" })).toBeHidden();
  expect(await letterOf(product, { to: email, kind: "refunded" })).toContain("£191.88");
  expect(await booksOf(product, email)).toEqual({ charged: [19_188], refunded: [19_188], subscriptions: ["canceled"] });
});

test("a plan ends on its day: training is locked, the stars stay, and a new plan opens it again", async ({ page, context, product }) => {
  const email = "ends@example.com";
  await becomeMember(page, { email });
  await page.getByRole("link", { name: "Start Training Now" }).click();
  await completeSet(page, { skill: "juggling", level: 1, set: 1 });
  await completeSet(page, { skill: "juggling", level: 1, set: 2 });
  await expectStars(page, 1);
  await page.goto("/account");
  await planCard(page).getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, cancel" }).click();
  await expect(planCard(page).getByText("Subscription Ending Soon")).toBeVisible();

  await letDaysPass(product, context, 32);

  await letterOf(product, { to: email, kind: "ended" });
  await logIn(page, { email, password });
  await expectStars(page, 1);
  await skillCard(page, "juggling")
    .getByRole("button", { name: /^Set 1 of Juggling 2/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Training needs a plan" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/account");
  await expect(planCard(page).getByText("Subscription Expired")).toBeVisible();
  await expect(planCard(page).getByText("Your progress is saved but locked.")).toBeVisible();

  await planCard(page).getByRole("link", { name: "Reactivate Subscription" }).click();
  await typeCard(page, cards.good);
  await subscribe(page);
  await page.getByRole("link", { name: "Start Training Now" }).click();
  await completeSet(page, { skill: "juggling", level: 2, set: 1 });
  expect(await booksOf(product, email)).toEqual({ charged: [1999, 1999], refunded: [], subscriptions: ["active", "canceled"] });
});

test("a renewal that fails is said, and another card mends it", async ({ page, context, product }) => {
  const email = "mends@example.com";
  await becomeMember(page, { email, card: cards.failsLater });

  await letDaysPass(product, context, 32);

  await letterOf(product, { to: email, kind: "payment-failed" });
  await logIn(page, { email, password });
  await expectOnDashboard(page);
  await page.goto("/account");
  await expect(planCard(page).getByText("We could not take the last payment.")).toBeVisible();
  await planCard(page).getByRole("button", { name: "Update card" }).click();
  await page.getByText("Use another card").click();
  await typeCard(page, cards.good);
  await page.getByRole("button", { name: "Save card and pay £19.99" }).click();
  await expect(page.getByText("Your card is updated.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Twenty Stars" }).click();

  await expect(planCard(page).getByText("Next renewal")).toBeVisible();
  await expect(planCard(page).getByText("We could not take the last payment.")).toBeHidden();
  expect(await booksOf(product, email)).toEqual({ charged: [1999, 1999], refunded: [], subscriptions: ["active"] });
});

test("without a word from the payment provider a family pays, trains, cancels and is locked out on time", async ({
  page,
  context,
  product,
}) => {
  const email = "silent@example.com";
  await setWebhooks(product, "off");
  await fillJoinForm(page, { email });
  await typeCard(page, cards.good);
  await subscribe(page);
  await expectOnDashboard(page);
  await page.goto("/account");
  await planCard(page).getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, cancel" }).click();
  await expect(planCard(page).getByText("Subscription Ending Soon")).toBeVisible();

  await letDaysPass(product, context, 32);

  await logIn(page, { email, password });
  await expect(page.getByRole("link", { name: "Choose a Plan" })).toBeVisible();
  await page.goto("/account");
  await expect(planCard(page).getByText("Subscription Expired")).toBeVisible();
  await setWebhooks(product, "on");
  expect(await booksOf(product, email)).toEqual({ charged: [1999], refunded: [], subscriptions: ["canceled"] });
});

function planCard(page: Page) {
  return page.getByRole("region", { name: "Subscription" });
}
