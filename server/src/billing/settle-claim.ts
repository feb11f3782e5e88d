import { findAttempt, listSiblings, moveAttempt } from "./attempts.queries.ts";
import type { BillingPlatform } from "./begin-payment.ts";
import { refundAttempt } from "./refund-attempt.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Tells Stripe what a claim means: the plan renews from now on, the customer is this member, and whatever else was begun in the same
 * browser or by the same member is given up or, when it was paid as well, refunded. May run any number of times.
 */
export async function settleClaim(platform: BillingPlatform, attemptId: string): Promise<void> {
  const { db, payments } = platform;
  const attempt = await findAttempt(db, attemptId);
  if (attempt?.status !== "claimed" || attempt.memberId === null || attempt.subscriptionId === null) return;
  // What a member begun at the checkout renews from the start; told so once more, it would undo a cancellation made meanwhile.
  if (attempt.kind !== "checkout") {
    await payments.setToEnd(`claim-renew:${attempt.id}`, attempt.subscriptionId, false, attempt.memberId);
    if (attempt.customerId !== null)
      await payments.updateCustomer(`claim-customer:${attempt.id}`, attempt.customerId, { memberId: attempt.memberId });
    await syncSubscription(platform, attempt.subscriptionId);
  }
  for (const sibling of await listSiblings(db, attempt)) {
    if (sibling.subscriptionId !== null) await syncSubscription(platform, sibling.subscriptionId);
    const now = await findAttempt(db, sibling.id);
    if (now?.status === "paid") await refundAttempt(platform, now, "paid twice");
    // A hosted page that is still open can be paid; it closes by itself within a day.
    if (now?.status !== "open" || (now.kind === "hosted" && now.subscriptionId === null)) continue;
    if (now.subscriptionId !== null) await payments.endNow(`void:${now.id}`, now.subscriptionId);
    await moveAttempt(db, now.id, ["open"], { status: "void" });
  }
}
