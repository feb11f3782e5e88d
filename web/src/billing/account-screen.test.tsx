import { accountApi } from "@stars/domain/account/account.api.ts";
import { billingApi } from "@stars/domain/billing/billing.api.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { plans } from "@stars/domain/billing/plans.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { siteApi } from "@stars/domain/site/site.api.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Viewer, viewerQuery } from "#account/account.data.ts";
import { buildViewer } from "#account/testing/build-viewer.ts";
import { done } from "#account/testing/done.ts";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import AccountScreen from "./account-screen.tsx";
import type { Invoice, PlanStanding } from "./status.data.ts";
import { buildStanding } from "./testing/build-standing.ts";
import { watchLeaving } from "./testing/watch-leaving.ts";

const ending = { subscriptionEndDate: "2026-12-03T09:00:00.000Z", renewsAt: null };

test("an active plan is shown with its price, dates and next renewal", async () => {
  openAccount();

  await screen.findByText("Monthly Plan");
  expect(rowsOf("Subscription")).toEqual([
    ["Plan", "Monthly Plan£19.99/month"],
    ["Start date", "3 October 2026"],
    ["Next renewal", "3 December 2026£19.99"],
  ]);
  screen.getByText("Active");
  screen.getByText(/If you cancel, you keep full access until/);
});

test("the annual plan is shown with its own price and amount", async () => {
  openAccount({ subscriptionPlan: "annual", renewsAt: "2027-12-03T09:00:00.000Z" });

  await screen.findByText("Annual Plan");
  expect(rowsOf("Subscription")).toContainEqual(["Plan", "Annual Plan£191.88/year (£15.99/month)"]);
  expect(rowsOf("Subscription")).toContainEqual(["Next renewal", "3 December 2027£191.88"]);
});

test("email and athlete name are shown, and a missing name is said", async () => {
  openAccount({}, { email: "sam@example.com", athleteName: " " });

  await screen.findByText("Monthly Plan");
  expect(rowsOf("You and your athlete")).toEqual([
    ["Email", "sam@example.com"],
    ["Athlete Name", "Not set"],
  ]);
});

test("dates are London dates", async () => {
  openAccount({ subscriptionStartDate: "2026-06-30T23:30:00.000Z" });

  await screen.findByText("1 July 2026");
});

test("while the plan is asked for, its place is kept and said", async () => {
  openAccount();
  stub(billingApi.getStatus, () => new Promise<never>(() => {}));

  await screen.findByText("Loading your subscription...");
  expect(screen.queryByRole("button", { name: "Cancel Subscription" })).toBeNull();
});

test("a plan that does not come can be asked for again", async () => {
  const { user } = openAccount();
  stub(billingApi.getStatus, () => fail());
  const again = await screen.findByRole("button", { name: "Try Again" });
  screen.getByText("We could not load your subscription. Your plan and your stars are safe.");

  stub(billingApi.getStatus, () => buildStanding());
  await user.click(again);

  await screen.findByText("Monthly Plan");
});

test("cancelling asks first, says until when and what is kept, and can be kept from happening", async () => {
  const cancelled = stub(billingApi.cancel, () => ({ success: true as const, message: "" }));
  const { user } = openAccount();

  await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
  const dialog = screen.getByRole("dialog", { name: "Cancel your subscription?" });
  within(dialog).getByText("You keep full access until 3 December 2026, and nothing more is charged.");
  within(dialog).getByText(/All stars and progress are kept/);
  await user.click(within(dialog).getByRole("button", { name: "Keep subscription" }));

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(cancelled.calls).toHaveLength(0);
});

test("a cancelled plan goes on to its end, in the server's words, and can be reactivated", async () => {
  stub(billingApi.cancel, () => {
    stub(billingApi.getStatus, () => buildStanding(ending));
    return { success: true as const, message: "You'll retain full access until 3 December 2026." };
  });
  const { user } = openAccount();

  await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
  await user.click(screen.getByRole("button", { name: "Yes, cancel" }));

  await screen.findByText("Subscription Cancellation Scheduled");
  screen.getByText("You'll retain full access until 3 December 2026.");
  await screen.findByText("Subscription Ending Soon");
  expect(rowsOf("Subscription")).toContainEqual(["End date", "3 December 2026"]);
  screen.getByRole("button", { name: "Reactivate Subscription" });
  expect(screen.queryByRole("button", { name: "Cancel Subscription" })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Subscription" })));
});

test("a page that the browser kept is asked anew when the member comes back to it", async () => {
  openAccount({ paymentProblem: true, renewsAt: null });
  await screen.findByText("We could not take the last payment.");
  stub(billingApi.getStatus, () => buildStanding());

  act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

  await waitFor(() => expect(screen.queryByText("We could not take the last payment.")).toBeNull());
});

test("a cancellation without a message of the server says when access ends all the same", async () => {
  stub(billingApi.cancel, () => ({ success: true as const, message: "" }));
  const { user } = openAccount();

  await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
  await user.click(screen.getByRole("button", { name: "Yes, cancel" }));

  await screen.findByText("You'll retain full access until the end of your current billing period.");
});

test("a double click cancels once", async () => {
  const cancelled = stub(billingApi.cancel, () => ({ success: true as const, message: "Done." }));
  const { user } = openAccount();

  await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
  const yes = screen.getByRole("button", { name: "Yes, cancel" });
  yes.click();
  yes.click();

  await screen.findByText("Subscription Cancellation Scheduled");
  expect(cancelled.calls).toHaveLength(1);
});

test.each([
  {
    why: "a refusal says why",
    answer: () => refuse(billingRefusals, "payments-unavailable"),
    said: billingRefusals["payments-unavailable"].message,
  },
  {
    why: "a fault points to support, without its status",
    answer: () => fail(),
    said: "Unable to cancel subscription. Please contact support.",
  },
  {
    why: "no network is said as such",
    answer: () => Promise.reject(new TypeError("Failed to fetch")),
    said: "Network error. Please try again.",
  },
])("a cancellation that fails: $why", async ({ answer, said }) => {
  stub(billingApi.cancel, answer);
  const { user } = openAccount();

  await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
  await user.click(screen.getByRole("button", { name: "Yes, cancel" }));

  await screen.findByText("Cancellation Failed");
  screen.getByText(said);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a plan that is ending is taken up again while it runs", async () => {
  const reactivated = stub(billingApi.reactivate, () => {
    stub(billingApi.getStatus, () => buildStanding());
    return { success: true as const, message: "Your subscription goes on. Nothing was charged today." };
  });
  const { user } = openAccount(ending);

  await user.click(await screen.findByRole("button", { name: "Reactivate Subscription" }));

  await screen.findByText("Your subscription goes on. Nothing was charged today.");
  await screen.findByRole("button", { name: "Cancel Subscription" });
  expect(reactivated.calls).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Subscription" })));
});

test("a reactivation that comes too late says so and shows the plan as it is now", async () => {
  stub(billingApi.reactivate, () => {
    stub(billingApi.getStatus, () => buildStanding({ ...ending, subscriptionStatus: "cancelled" }));
    return refuse(billingRefusals, "not-ending");
  });
  const { user } = openAccount(ending);

  await user.click(await screen.findByRole("button", { name: "Reactivate Subscription" }));

  await screen.findByText("Reactivation Failed");
  screen.getByText("This subscription cannot be reactivated. Please choose a plan.");
  await screen.findByText("Subscription Expired");
});

test("a plan that has ended says when, and is bought again with the plan it was", async () => {
  const { user } = openAccount({ ...ending, subscriptionStatus: "cancelled", subscriptionPlan: "annual" });

  await screen.findByText("Subscription Expired");
  screen.getByText("Cancelled");
  screen.getByText(/Your plan ended on/);
  screen.getByText(/Your progress is saved but locked/);
  await user.click(screen.getByRole("link", { name: "Reactivate Subscription" }));

  await screen.findByText("/checkout?plan=annual");
});

test("a plan that has ended and is no longer known is bought again as a monthly one", async () => {
  openAccount({ ...ending, subscriptionStatus: "cancelled", subscriptionPlan: null });

  const link = await screen.findByRole("link", { name: "Reactivate Subscription" });
  expect(link.getAttribute("href")).toBe("/checkout?plan=monthly");
});

test("a trial is called so and leads to the plans", async () => {
  openAccount({ ...ending, subscriptionStatus: "trial", subscriptionPlan: null, isManagedByTeam: true });

  await screen.findByText("Trial");
  screen.getByText("No Plan");
  screen.getByText(/Your trial runs until/);
  expect(screen.getByRole("link", { name: "Choose a Plan" }).getAttribute("href")).toBe("/pricing");
  expect(screen.queryByRole("button", { name: /Cancel/ })).toBeNull();
});

test("a member without a plan is led to the plans", async () => {
  openAccount({ subscriptionStatus: "inactive", subscriptionPlan: null, subscriptionStartDate: null, renewsAt: null });

  await screen.findByText("No Active Subscription");
  screen.getByText("Inactive");
  expect(rowsOf("Subscription")).toEqual([
    ["Plan", "No Plan"],
    ["Start date", "N/A"],
  ]);
  expect(screen.getByRole("link", { name: "Choose a Plan" }).getAttribute("href")).toBe("/pricing");
  expect(screen.queryByRole("button", { name: "Cancel Subscription" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Update card" })).toBeNull();
});

test("a plan our team looks after has nothing to cancel or to pay here", async () => {
  openAccount({ isManagedByTeam: true, renewsAt: null, subscriptionPlan: null });

  await screen.findByText("This subscription is managed by our team. Please contact support.");
  expect(screen.queryByRole("button", { name: "Cancel Subscription" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Update card" })).toBeNull();
});

test("a plan our team looks after and that ends is not reactivated here", async () => {
  openAccount({ ...ending, isManagedByTeam: true });

  await screen.findByText("Subscription Ending Soon");
  screen.getByText("This subscription is managed by our team. Please contact support.");
  expect(screen.queryByRole("button", { name: "Reactivate Subscription" })).toBeNull();
});

test("a demo says that it is one and ends by itself", async () => {
  openAccount({ ...ending, subscriptionStatus: "trial", isManagedByTeam: true, subscriptionPlan: null }, { isDemo: true, email: null });

  await screen.findByText(/This is a demo with sample progress. It ends by itself/);
  screen.getByText("A demo has no email");
  expect(screen.queryByRole("heading", { name: "Invoices" })).toBeNull();
  expect(screen.queryByText(/managed by our team/)).toBeNull();
});

test("a payment that failed is said first, and the card is changed at the payment provider", async () => {
  stub(billingApi.openPortal, () => ({ url: "https://billing.stripe.com/p/session/test" }));
  const leave = watchLeaving();
  const { user } = openAccount({ paymentProblem: true, renewsAt: null });

  await screen.findByText("We could not take the last payment.");
  await user.click(screen.getByRole("button", { name: "Update card" }));

  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("https://billing.stripe.com/p/session/test"));
});

test("the card can be changed before a payment fails, too", async () => {
  stub(billingApi.openPortal, () => ({ url: "https://billing.stripe.com/p/session/test" }));
  const leave = watchLeaving();
  const { user } = openAccount();

  await user.click(await screen.findByRole("button", { name: "Update card" }));

  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith("https://billing.stripe.com/p/session/test"));
});

test("a card page that does not open is said, and the member stays", async () => {
  stub(billingApi.openPortal, () => refuse(billingRefusals, "payments-unavailable"));
  const leave = watchLeaving();
  const { user } = openAccount();

  await user.click(await screen.findByRole("button", { name: "Update card" }));

  await screen.findByText(billingRefusals["payments-unavailable"].message);
  expect(leave).not.toHaveBeenCalled();
});

test("within 14 days a plan is cancelled and refunded, with the exact amount before and after", async () => {
  stub(billingApi.refund, () => {
    stub(billingApi.getStatus, () => buildStanding({ ...ending, subscriptionStatus: "cancelled" }));
    return { refunded: true as const, amount: 1999 };
  });
  const { user } = openAccount({ refundPence: 1999 });

  await user.click(await screen.findByRole("button", { name: "Cancel within 14 days and refund" }));
  await user.click(screen.getByRole("button", { name: "Yes, cancel and refund £19.99" }));

  await screen.findByText("£19.99 is on its way back to you.");
  await screen.findByText(/£19.99 goes back to the card you paid with/);
  await screen.findByText("Subscription Expired");
  expect(screen.queryByRole("button", { name: /refund/ })).toBeNull();
});

test("a refund that is refused says why", async () => {
  stub(billingApi.refund, () => refuse(billingRefusals, "no-refund-due"));
  const { user } = openAccount({ refundPence: 1999 });

  await user.click(await screen.findByRole("button", { name: "Cancel within 14 days and refund" }));
  await user.click(screen.getByRole("button", { name: "Yes, cancel and refund £19.99" }));

  await screen.findByText("Refund Failed");
  screen.getByText(billingRefusals["no-refund-due"].message);
  expect(screen.queryByText(/goes back to the card/)).toBeNull();
});

test("after 14 days no refund is offered, but the right to leave is said", async () => {
  openAccount();

  await screen.findByText(/non-refundable, except where the law gives you a right/);
  expect(screen.queryByRole("button", { name: /refund/ })).toBeNull();
});

test("invoices are listed with date, amount and the provider's page", async () => {
  openAccount({}, {}, [{ id: "in_1", paidAt: "2026-10-03T09:00:00.000Z", amount: 1999, url: "https://invoice.stripe.com/i/test" }]);

  const link = await screen.findByRole("link", { name: "View invoice", description: "3 October 2026" });
  expect(link.getAttribute("href")).toBe("https://invoice.stripe.com/i/test");
  within(screen.getByRole("region", { name: "Invoices" })).getByText("£19.99");
});

test("a family that has not paid yet has no invoices", async () => {
  openAccount();

  await screen.findByText("No invoices yet. Each payment you make will be listed here.");
});

test("invoices that do not come leave the rest of the page as it is", async () => {
  const { user } = openAccount();
  stub(billingApi.getInvoices, () => fail());
  await screen.findByText("We could not load your invoices.");
  screen.getByText("Monthly Plan");

  stub(billingApi.getInvoices, () => []);
  await user.click(screen.getByRole("button", { name: "Try Again" }));

  await screen.findByText(/No invoices yet/);
});

test("a session that ended while the page was open is said, with the way back in", async () => {
  stub(billingApi.cancel, () => {
    stub(billingApi.getStatus, () => refuse(commonRefusals, "not-signed-in"));
    return refuse(commonRefusals, "not-signed-in");
  });
  const { user } = openAccount();

  await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
  await user.click(screen.getByRole("button", { name: "Yes, cancel" }));

  await screen.findByText("Please log in to view your account.");
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login?next=%2Faccount");
});

test("nobody signed in sees no account", async () => {
  stub(accountApi.getUser, () => refuse(commonRefusals, "not-signed-in"));
  const asked = stub(billingApi.getStatus, () => buildStanding());
  renderScreen(AccountScreen, { at: "/account" });

  await screen.findByText("Please log in to view your account.");
  expect(asked.calls).toHaveLength(0);
});

test("support is a letter away", async () => {
  openAccount();

  const link = await screen.findByRole("link", { name: "Contact Support" });
  expect(link.getAttribute("href")).toMatch(/^mailto:hello@twentystars\.app\?subject=/);
});

test("support's own address is used where the house has another one", async () => {
  stub(siteApi.getConfig, () => ({
    payments: { mode: "sandbox" as const, publishableKey: "pk_test", apiBase: "/sandbox/stripe" },
    google: false,
    demo: true,
    supportEmail: "help@example.com",
    plans,
  }));
  openAccount();

  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toMatch(/^mailto:help@example\.com\?/),
  );
});

test("Logout ends the session and leads home", async () => {
  const loggedOut = stub(accountApi.logOut, () => done);
  const { user } = openAccount();

  await user.click(await screen.findByRole("button", { name: "Logout" }));

  await screen.findByText("/");
  expect(loggedOut.calls).toHaveLength(1);
});

test("what the plan is now is also what the dashboard goes by", async () => {
  const { cache } = openAccount({ subscriptionPlan: "annual" }, { subscriptionStatus: "inactive", subscriptionPlan: null });

  await screen.findByText("Annual Plan");

  expect(cache.getQueryData(viewerQuery().queryKey)).toMatchObject({ subscriptionStatus: "active", subscriptionPlan: "annual" });
});

test("a change of the plan is told to the other tabs", async () => {
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel("twenty-stars");
  otherTab.addEventListener("message", ({ data }) => heard.push(data));
  stub(billingApi.cancel, () => ({ success: true as const, message: "Done." }));
  const { user } = openAccount();

  await user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
  await user.click(screen.getByRole("button", { name: "Yes, cancel" }));

  await waitFor(() => expect(heard).toEqual(["account"]));
  otherTab.close();
});

function openAccount(standing: Partial<PlanStanding> = {}, viewer: Partial<Viewer> = {}, invoices: Invoice[] = []) {
  stub(accountApi.getUser, () => buildViewer(viewer));
  stub(billingApi.getStatus, () => buildStanding(standing));
  stub(billingApi.getInvoices, () => invoices);
  return renderScreen(AccountScreen, { at: "/account" });
}

/** Names and values of a card's rows, as they are read. */
function rowsOf(card: string): [string, string][] {
  const region = screen.getByRole("region", { name: card });
  return Array.from(region.querySelectorAll("dl > div"), (row) => [
    row.querySelector("dt")?.textContent ?? "",
    row.querySelector("dd")?.textContent ?? "",
  ]);
}
