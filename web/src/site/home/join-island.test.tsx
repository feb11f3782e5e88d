import { accountApi } from "@stars/domain/account/account.api.ts";
import { accountRefusals } from "@stars/domain/account/account.refusals.ts";
import { billingApi } from "@stars/domain/billing/billing.api.ts";
import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { siteApi } from "@stars/domain/site/site.api.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { rememberReferral } from "#account/referral.ts";
import { buildViewer } from "#account/testing/build-viewer.ts";
import { clientSecret, declined, made, madeBefore, sandboxConfig, stubConfirmation, typeCard } from "#billing/testing/sandbox-card.ts";
import { watchLeaving } from "#billing/testing/watch-leaving.ts";
import { renderScreen } from "#testing/render-screen.tsx";
import { giveSessionHint, takeSessionHint } from "#testing/session-hint.ts";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import { JoinIsland } from "./join-island.tsx";

const account = {
  email: "sam@example.com",
  athleteName: "Maya",
  password: "ball-in-net",
  confirmPassword: "ball-in-net",
};
const activated = { success: true as const, message: "Your subscription has been activated!" };

test("a family pays, gets its account and is led to the dashboard", async () => {
  const leaving = watchLeaving();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { begun, signUp, user } = openJoin("?plan=annual");
  rememberReferral("?ref=leo&source=friend-invite");

  await fillIn(user);
  await typeCard(user);
  await user.click(screen.getByRole("button", { name: "Subscribe Now" }));

  await screen.findByText("Payment Successful");
  screen.getByText("Your subscription has been activated!");
  await vi.advanceTimersByTimeAsync(2000);
  expect(leaving).toHaveBeenCalledWith("/dashboard");
  expect(begun.calls.map(({ body }) => body)).toEqual([
    { plan: "annual", amount: 19_188 },
    { plan: "annual", amount: 19_188, email: "sam@example.com", athleteName: "Maya" },
  ]);
  expect(signUp.calls.map(({ body }) => body)).toEqual([
    {
      email: "sam@example.com",
      password: "ball-in-net",
      athleteName: "Maya",
      sessionId: "pi_1",
      plan: "annual",
      source: "stripe_embedded",
      ref: "leo",
      referralSource: "friend-invite",
    },
  ]);
});

test("the monthly plan is chosen unless the address says otherwise, with its terms by the button", async () => {
  openJoin();

  screen.getByRole("radio", { name: /Monthly Plan/, checked: true });
  screen.getByText("£19.99 today for one month, then £19.99 every month until you cancel.");
  await screen.findByLabelText("Card number");
});

test("another plan is another payment, and one that was begun is taken up again", async () => {
  const { begun, user } = openJoin();
  await screen.findByRole("button", { name: "Subscribe Now" });
  await waitFor(() => expect(begun.calls).toHaveLength(1));

  await user.click(screen.getByRole("radio", { name: /Annual Plan/ }));
  screen.getByText("£191.88 today for 14 months, then £191.88 every 14 months until you cancel.");
  await waitFor(() => expect(begun.calls).toHaveLength(2));
  await user.click(screen.getByRole("radio", { name: /Monthly Plan/ }));

  await waitFor(() => expect(screen.getByRole("button", { name: "Subscribe Now" })).toHaveProperty("disabled", false));
  expect(begun.calls.map(({ body }) => body?.plan)).toEqual(["monthly", "annual"]);
});

test("nothing is begun for who only passes by, until the form is used", async () => {
  const { begun } = openJoin("", { isInSight: false });
  await screen.findByLabelText("Email");
  expect(screen.getByRole("button", { name: "Subscribe Now" })).toHaveProperty("disabled", true);
  expect(begun.calls).toHaveLength(0);

  fireEvent.focus(screen.getByLabelText("Email"));

  await waitFor(() => expect(screen.getByRole("button", { name: "Subscribe Now" })).toHaveProperty("disabled", false));
  expect(begun.calls).toHaveLength(1);
});

test.each([
  ["no email", { email: "" }, "Form Incomplete", "Please fill in all required fields", "Email"],
  ["no athlete's name", { athleteName: "" }, "Form Incomplete", "Please fill in all required fields", "Athlete Name"],
  ["no password", { password: "", confirmPassword: "" }, "Form Incomplete", "Please fill in all required fields", "Password"],
  ["two passwords", { confirmPassword: "ball-in-the-net" }, "Password Mismatch", "Passwords do not match", "Confirm Password"],
])("a form with %s is not sent, and says so", async (_words, typed, title, sentence, field) => {
  const { begun, signUp, user } = openJoin();

  await fillIn(user, typed);
  await submit(user);

  await screen.findByText(title);
  screen.getByText(sentence);
  expect(document.activeElement).toBe(screen.getByLabelText(field));
  expect(screen.getByLabelText(field).getAttribute("aria-invalid")).toBe("true");
  expect([begun.calls.length, signUp.calls.length]).toEqual([1, 0]);
});

test("a form that lacks a name and has two passwords is incomplete first", async () => {
  const { user } = openJoin();

  await fillIn(user, { athleteName: "", confirmPassword: "other" });
  await submit(user);

  await screen.findByText("Form Incomplete");
  expect(screen.queryByText("Password Mismatch")).toBeNull();
});

test.each([
  ["Please enter a valid email address", { email: "sam.example.com" }],
  ["Password must be at least 6 characters long", { password: "five5", confirmPassword: "five5" }],
])("no money is taken before the rules of an account are kept: %s", async (problem, typed) => {
  const { user } = openJoin();
  const confirmed = stubConfirmation(() => made);

  await fillIn(user, typed);
  await typeCard(user);
  await submit(user);

  await screen.findByText(problem);
  expect(confirmed.calls).toHaveLength(0);
});

test("a declined card makes no account and may be replaced", async () => {
  const { signUp, user } = openJoin();
  stubConfirmation(() => declined);

  await fillIn(user);
  await typeCard(user);
  await submit(user);

  await screen.findByText("Payment failed: Your card was declined.");
  screen.getByText("Payment Failed");
  expect(signUp.calls).toHaveLength(0);
  await waitFor(() => expect(screen.getByRole("button", { name: "Subscribe Now" })).toHaveProperty("disabled", false));
});

test("a payment that was made in another tab leads on to the account", async () => {
  const { signUp, user } = openJoin();
  stubConfirmation(() => madeBefore);

  await fillIn(user);
  await typeCard(user);
  await submit(user);

  await screen.findByText("Payment Successful");
  expect(signUp.calls[0]?.body).toMatchObject({ sessionId: "pi_1" });
});

test("a bank that wants to ask gets the page; what was typed is kept, but for the password", async () => {
  const leaving = watchLeaving();
  const { user } = openJoin();
  stubConfirmation(() => ({ status: "requires_action", next_action: { redirect_to_url: { url: "/sandbox/stripe/3ds/pi_1" } } }));

  await fillIn(user);
  await typeCard(user);
  await submit(user);

  await waitFor(() => expect(leaving).toHaveBeenCalledWith("/sandbox/stripe/3ds/pi_1"));
  expect(screen.getByRole("button", { name: "Processing..." }).getAttribute("aria-busy")).toBe("true");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toContain("sam@example.com");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("ball-in-net");
});

test("a known email after the payment: the payment is safe, the log-in finishes it, or another email does without paying again", async () => {
  const { signUp, user } = openJoin();
  const confirmed = stubConfirmation(() => made);
  stub(billingApi.completeSignupWithPayment, () => refuse(accountRefusals, "email-taken"));

  await fillIn(user);
  await typeCard(user);
  await submit(user);

  await screen.findByText("Your payment is safe: log in, and your plan starts by itself.");
  screen.getByText("Payment received");
  expect(screen.queryByLabelText("Card number")).toBeNull();
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login?next=/payment-success");

  const again = stub(billingApi.completeSignupWithPayment, () => activated);
  await user.type(screen.getByLabelText("Email"), ".uk");
  await user.click(screen.getByRole("button", { name: "Complete Account" }));

  await screen.findByText("Payment Successful");
  expect(confirmed.calls).toHaveLength(1);
  expect(signUp.calls).toHaveLength(0);
  expect(again.calls[0]?.body).toMatchObject({ email: "sam@example.com.uk", sessionId: "pi_1" });
});

test.each([
  ["a network that fails", () => Promise.reject(new TypeError("Failed to fetch")), "Network error. Please try again."],
  ["a server that fails", () => fail(), "Failed to activate subscription"],
  ["a payment still on its way", () => refuse(billingRefusals, "payment-not-finished"), billingRefusals["payment-not-finished"].message],
])("%s after the payment says that it is safe", async (_words, answer, sentence) => {
  const { user } = openJoin();
  stub(billingApi.completeSignupWithPayment, answer);

  await fillIn(user);
  await typeCard(user);
  await submit(user);

  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  screen.getByText("Payment received");
  expect(screen.getAllByText(/Your payment is safe. You will not be charged again./).length).toBeGreaterThan(0);
});

test("a payment that could not be begun says so and can be asked for again", async () => {
  const { user } = openJoin("", { begin: () => refuse(billingRefusals, "payments-unavailable") });

  await screen.findByText("Payment Setup Error");
  screen.getByText("Failed to initialize payment. Please try again.");
  expect(screen.getByRole("button", { name: "Subscribe Now" })).toHaveProperty("disabled", true);

  stub(billingApi.createPaymentIntent, () => ({ clientSecret }));
  await user.click(screen.getByRole("button", { name: "Try Again" }));

  await screen.findByLabelText("Card number");
});

test("a payment service that refuses just before paying takes no money", async () => {
  const { user } = openJoin();
  const confirmed = stubConfirmation(() => made);
  await fillIn(user);
  await typeCard(user);

  stub(billingApi.createPaymentIntent, () => refuse(billingRefusals, "too-many-payments"));
  await submit(user);

  await screen.findByText(billingRefusals["too-many-payments"].message);
  expect(confirmed.calls).toHaveLength(0);
});

test("who has paid before in this browser only makes the account", async () => {
  const { signUp, user } = openJoin("", { begin: () => refuse(billingRefusals, "already-paid"), remembered: "pi_7" });

  await screen.findByText("Payment received");
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Complete Account" }));

  await screen.findByText("Payment Successful");
  expect(signUp.calls[0]?.body).toMatchObject({ sessionId: "pi_7", plan: "monthly" });
  expect(localStorage.getItem("payment.monthly")).toBeNull();
});

test("who has paid before, in a browser that kept nothing, is led to the recovery", async () => {
  openJoin("", { begin: () => refuse(billingRefusals, "already-paid") });

  await screen.findByText("Payment received");
  expect(screen.getByRole("link", { name: "Find my payment" }).getAttribute("href")).toBe("/payment-recovery");
});

test("a member sees that there is an account already, and no form", async () => {
  giveSessionHint();
  onTestFinished(takeSessionHint);
  stub(accountApi.getUser, () => buildViewer());
  openJoin("", { isHintedMember: true });

  await screen.findByRole("heading", { name: "You already have an account" });
  expect(screen.getByRole("link", { name: "Go to Dashboard" }).getAttribute("href")).toBe("/dashboard");
  expect(screen.getByRole("link", { name: "Choose Annual Plan" }).getAttribute("href")).toBe("/checkout?plan=annual");
  expect(screen.queryByLabelText("Email")).toBeNull();
});

test("a demo visitor may sign up", async () => {
  giveSessionHint();
  onTestFinished(takeSessionHint);
  stub(accountApi.getUser, () => buildViewer({ isDemo: true, email: null }));
  openJoin("", { isHintedMember: true });

  await screen.findByLabelText("Email");
});

interface Opening {
  isInSight?: boolean;
  isHintedMember?: boolean;
  begin?: () => Response | { clientSecret: string };
  /** The payment this browser has begun before for the monthly plan. */
  remembered?: string;
}

function openJoin(search = "", { isInSight = true, isHintedMember = false, begin, remembered }: Opening = {}) {
  sessionStorage.clear();
  localStorage.clear();
  if (remembered) localStorage.setItem("payment.monthly", JSON.stringify(remembered));
  watchSight(isInSight);
  stub(siteApi.getConfig, () => sandboxConfig);
  stubConfirmation(() => made);
  const begun = stub(billingApi.createPaymentIntent, begin ?? (() => ({ clientSecret })));
  const signUp = stub(billingApi.completeSignupWithPayment, () => activated);
  const view = renderScreen(() => <JoinIsland search={search} isHintedMember={isHintedMember} />);
  return { ...view, begun, signUp };
}

/** jsdom sees nothing, so the test says whether the card part is in sight. */
function watchSight(isIntersecting: boolean): void {
  const sight = class {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell([{ isIntersecting }]);
    }
    disconnect() {}
  };
  vi.stubGlobal("IntersectionObserver", sight);
  onTestFinished(() => void vi.unstubAllGlobals());
}

async function fillIn(user: UserEvent, typed: Partial<typeof account> = {}) {
  const { email, athleteName, password, confirmPassword } = { ...account, ...typed };
  await screen.findByLabelText("Email");
  await type(user, "Email", email);
  await type(user, "Athlete Name", athleteName);
  await type(user, "Password", password);
  await type(user, "Confirm Password", confirmPassword);
}

async function type(user: UserEvent, label: string, text: string) {
  if (text !== "") await user.type(screen.getByLabelText(label), text);
}

async function submit(user: UserEvent) {
  const button = screen.getByRole("button", { name: "Subscribe Now" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  await user.click(button);
}
