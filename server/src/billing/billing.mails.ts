import { type Plan, plans } from "@stars/domain/billing/plans.ts";
import { leavingTerms, poundsOf, renewalTerms } from "@stars/domain/billing/terms.ts";
import { brand } from "@stars/domain/brand.ts";
import type { Letter } from "#platform/mail/mail.ts";
import { writeLetter } from "#platform/mail/write-letter.ts";

interface House {
  readonly appUrl: string;
  readonly supportEmail: string;
}

/** What the letters about a plan speak of. Dates are instants; they are written as London days. */
export interface PlanFacts {
  readonly to: string;
  readonly plan: Plan;
  readonly amountPence: number | null;
  readonly periodEndsAt: Date;
  readonly accessEndsAt: Date | null;
  readonly invoiceUrl: string | null;
}

const londonDate = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", day: "numeric", month: "long", year: "numeric" });

/** A date as letters and pages write it: 21 November 2026, in London. */
export function writtenDate(at: Date): string {
  return londonDate.format(at);
}

/** Carries the code that proves a payer's e-mail. Says nothing of whether there is a payment. */
export function codeLetter(to: string, code: string, house: House): Letter {
  return writeLetter(
    {
      kind: "recovery-code",
      to,
      subject: "Your verification code",
      heading: "Your verification code",
      paragraphs: ["Type this code into the payment recovery page you have open. It works for 10 minutes, in that browser only."],
      code,
      footnote: `If you did not ask for it, someone typed your address by mistake. Nobody at ${brand.name} will ever ask you for this code.`,
    },
    house,
  );
}

/** The contract in writing: what was bought, what it costs, how it renews and how to leave. */
export function confirmationLetter({ to, plan, amountPence, periodEndsAt, invoiceUrl }: PlanFacts, house: House): Letter {
  return writeLetter(
    {
      kind: "subscription-confirmation",
      to,
      subject: `Your ${brand.name} subscription`,
      heading: "Thank you. Your subscription is active.",
      paragraphs: [
        `${plans[plan].name}: ${poundsOf(amountPence ?? plans[plan].amountPence)} paid. ${renewalTerms(plan)}`,
        `The next payment is due on ${writtenDate(periodEndsAt)}. We write to you before an annual plan renews, and twice a year for a monthly one.`,
        leavingTerms,
        ...invoiceLine(invoiceUrl),
      ],
      action: { label: "Open your account", url: `${house.appUrl}/account` },
      footnote: "Please keep this letter: it is the confirmation of your contract.",
    },
    house,
  );
}

/** A renewal that was paid. */
export function receiptLetter({ to, plan, amountPence, periodEndsAt, invoiceUrl }: PlanFacts, house: House): Letter {
  return writeLetter(
    {
      kind: "receipt",
      to,
      subject: `Receipt: ${plans[plan].name}`,
      heading: "Your subscription was renewed",
      paragraphs: [
        `We received ${poundsOf(amountPence ?? plans[plan].amountPence)} for the ${plans[plan].name}. It runs until ${writtenDate(periodEndsAt)}.`,
        ...invoiceLine(invoiceUrl),
      ],
      action: { label: "Open your account", url: `${house.appUrl}/account` },
    },
    house,
  );
}

/** A renewal that was not paid; says how long access lasts and how to mend it. */
export function paymentFailedLetter({ to, plan, accessEndsAt, invoiceUrl }: PlanFacts, house: House): Letter {
  return writeLetter(
    {
      kind: "payment-failed",
      to,
      subject: "Your payment did not go through",
      heading: "Your payment did not go through",
      paragraphs: [
        `We could not take the payment for the ${plans[plan].name}. Training goes on until ${writtenDate(accessEndsAt ?? new Date(0))}; after that it is locked until the payment is made. Progress is never lost.`,
        "Please update your card, or confirm the payment if your bank asks for it.",
      ],
      action: { label: "Mend the payment", url: invoiceUrl ?? `${house.appUrl}/account` },
    },
    house,
  );
}

/** A cancellation that was scheduled. */
export function cancelledLetter({ to, accessEndsAt, periodEndsAt }: PlanFacts, house: House): Letter {
  const date = writtenDate(accessEndsAt ?? periodEndsAt);
  return writeLetter(
    {
      kind: "subscription-cancelled",
      to,
      subject: "Your subscription is cancelled",
      heading: "Your subscription is cancelled",
      paragraphs: [
        `You'll retain full access until ${date}. No more payments will be taken.`,
        "After that, progress is saved but locked. You can reactivate until then with one button.",
      ],
      action: { label: "Open your account", url: `${house.appUrl}/account` },
    },
    house,
  );
}

/** A plan that has ended. */
export function endedLetter({ to, accessEndsAt, periodEndsAt }: PlanFacts, house: House): Letter {
  return writeLetter(
    {
      kind: "subscription-ended",
      to,
      subject: "Your subscription has ended",
      heading: "Your subscription has ended",
      paragraphs: [
        `It ended on ${writtenDate(accessEndsAt ?? periodEndsAt)}. No more payments will be taken.`,
        "Every star that was won is saved. Choose a plan whenever you like, and training goes on where it stopped.",
      ],
      action: { label: "Choose a plan", url: `${house.appUrl}/pricing` },
    },
    house,
  );
}

/** Said before a renewal, in time to leave. */
export function renewalReminderLetter({ to, plan, periodEndsAt }: PlanFacts, house: House): Letter {
  return writeLetter(
    {
      kind: "renewal-reminder",
      to,
      subject: `Your ${plans[plan].name} renews on ${writtenDate(periodEndsAt)}`,
      heading: `Your plan renews on ${writtenDate(periodEndsAt)}`,
      paragraphs: [
        `We will take ${poundsOf(plans[plan].amountPence)} for the ${plans[plan].name} on that day.`,
        "If you want to stop, cancel before then on your account page. It takes two taps, and access stays until the period ends.",
      ],
      action: { label: "Open your account", url: `${house.appUrl}/account` },
    },
    house,
  );
}

/** A payment that was given back. */
export function refundedLetter({ to, plan, amountPence }: PlanFacts, house: House): Letter {
  return writeLetter(
    {
      kind: "refunded",
      to,
      subject: "Your refund",
      heading: "Your money is on its way back",
      paragraphs: [
        `We have refunded ${poundsOf(amountPence ?? 0)} for the ${plans[plan].name}. Banks usually take five to ten days to show it.`,
        "Your subscription has ended and no more payments will be taken. Every star that was won is saved.",
      ],
    },
    house,
  );
}

/** A payment was made and no account uses it yet. */
export function finishAccountLetter(to: string, plan: Plan, step: "first" | "later" | "refunded", house: House): Letter {
  if (step === "refunded") {
    return writeLetter(
      {
        kind: "unclaimed-refunded",
        to,
        subject: "We have refunded your payment",
        heading: "We have refunded your payment",
        paragraphs: [
          `Nobody finished the account that was paid for, so we have refunded ${poundsOf(plans[plan].amountPence)} and ended the ${plans[plan].name}. Nothing more will be taken.`,
        ],
        action: { label: "Start again", url: `${house.appUrl}/pricing` },
      },
      house,
    );
  }
  return writeLetter(
    {
      kind: "finish-account",
      to,
      subject: "Finish your account",
      heading: step === "first" ? "Your payment arrived. Your account is one step away." : "Your account is still waiting for you",
      paragraphs: [
        `We received ${poundsOf(plans[plan].amountPence)} for the ${plans[plan].name}, but the account was not finished.`,
        "Open payment recovery, type this email address, and a code we send you will bring you back to it.",
        "If nobody finishes it within 14 days of the payment, we refund it in full by ourselves. It does not renew until then.",
      ],
      action: { label: "Finish your account", url: `${house.appUrl}/payment-recovery` },
    },
    house,
  );
}

function invoiceLine(url: string | null): string[] {
  return url === null ? [] : [`Your invoice: ${url}`];
}
