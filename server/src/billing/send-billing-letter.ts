import { graceMs } from "@stars/domain/billing/stripe-status.ts";
import { findMailbox } from "#account/find-member.ts";
import type { Letter } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import {
  cancelledLetter,
  confirmationLetter,
  endedLetter,
  type PlanFacts,
  paymentFailedLetter,
  receiptLetter,
  refundedLetter,
  renewalReminderLetter,
} from "./billing.mails.ts";
import type { BillingLetterKind, BillingLetterOrder } from "./queue-letters.ts";
import { findSubscriptionRow } from "./subscriptions.queries.ts";

const letters: Readonly<Record<BillingLetterKind, (facts: PlanFacts, house: { appUrl: string; supportEmail: string }) => Letter>> = {
  confirmation: confirmationLetter,
  receipt: receiptLetter,
  "payment-failed": paymentFailedLetter,
  cancelled: cancelledLetter,
  ended: endedLetter,
  "renewal-reminder": renewalReminderLetter,
  refunded: refundedLetter,
};

/** Writes and sends a letter about a plan from what is true now. Nothing is sent when the account is gone. */
export async function sendBillingLetter(
  platform: Pick<Platform, "db" | "mail" | "config" | "payments">,
  order: BillingLetterOrder,
): Promise<void> {
  const { db, mail, config, payments } = platform;
  const row = await findSubscriptionRow(db, order.subscriptionId);
  const mailbox = row?.memberId ? await findMailbox(db, row.memberId) : null;
  if (row === null || mailbox === null) return;
  const invoices = order.invoiceId === null ? [] : await payments.listInvoices(row.customerId);
  const facts: PlanFacts = {
    to: mailbox.email,
    plan: row.plan,
    amountPence: order.amountPence,
    periodEndsAt: row.periodEndsAt,
    accessEndsAt: row.pastDueSince === null ? (row.cancelAt ?? row.endedAt) : new Date(row.pastDueSince.getTime() + graceMs),
    invoiceUrl: invoices.find(({ id }) => id === order.invoiceId)?.pageUrl ?? null,
  };
  await mail.send(letters[order.kind](facts, { appUrl: config.APP_URL, supportEmail: config.SUPPORT_EMAIL }));
}
