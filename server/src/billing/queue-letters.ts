import type { Database } from "#platform/db/database.ts";
import { enqueue } from "#platform/jobs/queue.ts";
import type { ProviderSubscription } from "#platform/payments/payments.ts";
import type { Platform } from "#platform/platform.ts";
import { noteLetter, type SubscriptionRow } from "./subscriptions.queries.ts";

/** The letters a change of a subscription asks for. */
export type BillingLetterKind = "confirmation" | "receipt" | "payment-failed" | "cancelled" | "ended" | "renewal-reminder" | "refunded";

/** What a letter of this room is about; the job that writes it reads everything else afresh. */
export interface BillingLetterOrder {
  readonly kind: BillingLetterKind;
  readonly subscriptionId: string;
  readonly invoiceId: string | null;
  readonly amountPence: number | null;
}

/** Queues a letter once for a reason. */
export async function queueLetter(
  tx: Database,
  platform: Pick<Platform, "clock" | "ids">,
  reference: string,
  order: BillingLetterOrder,
): Promise<void> {
  if (!(await noteLetter(tx, order.kind, reference, platform.clock.now()))) return;
  await enqueue(tx, platform, { kind: "send-billing-letter", payload: order });
}

/** Queues what a member must be told of a subscription that was just read, once for each reason. */
export async function queueLetters(
  tx: Database,
  platform: Pick<Platform, "clock" | "ids">,
  before: SubscriptionRow | null,
  now: SubscriptionRow,
  told: ProviderSubscription,
): Promise<void> {
  if (now.memberId === null) return;
  const invoice = told.latestInvoice;
  const order = (kind: BillingLetterKind) => ({
    kind,
    subscriptionId: now.id,
    invoiceId: invoice?.id ?? null,
    amountPence: invoice?.paidPence ?? null,
  });
  if (invoice !== null && invoice.paidPence > 0) {
    const isRenewal = invoice.reason === "subscription_cycle";
    await queueLetter(tx, platform, isRenewal ? invoice.id : now.id, order(isRenewal ? "receipt" : "confirmation"));
  }
  if (told.status === "past_due" && invoice !== null) await queueLetter(tx, platform, invoice.id, order("payment-failed"));
  if (now.cancelAt !== null && before !== null && before.cancelAt === null && told.status === "active") {
    await queueLetter(tx, platform, `${now.id}:${now.syncedAt.getTime()}`, order("cancelled"));
  }
  if (told.status === "canceled" && now.hasPaid) await queueLetter(tx, platform, now.id, order("ended"));
}
