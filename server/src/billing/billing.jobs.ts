import * as z from "zod";
import type { JobHandlers } from "#platform/jobs/queue.ts";
import type { Platform } from "#platform/platform.ts";
import { handleEvent } from "./handle-event.ts";
import { lookAfterUnclaimed } from "./look-after-unclaimed.ts";
import { reconcilePayments, reconcileSubscriptions } from "./reconcile.ts";
import { sendCode } from "./recover-payment.ts";
import { deleteEndedRecoveries } from "./recovery.queries.ts";
import { carryOutRefund } from "./refund-attempt.ts";
import { remindOfRenewals } from "./remind-of-renewals.ts";
import { sendBillingLetter } from "./send-billing-letter.ts";
import { settleClaim } from "./settle-claim.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const event = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: z.number(),
  isTestMode: z.boolean(),
  subscriptionId: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  checkoutId: z.string().nullable(),
});
const letter = z.object({
  kind: z.enum(["confirmation", "receipt", "payment-failed", "cancelled", "ended", "renewal-reminder", "refunded"]),
  subscriptionId: z.string(),
  invoiceId: z.string().nullable(),
  amountPence: z.number().nullable(),
});
const refund = z.object({ attemptId: z.string(), why: z.string(), isUnclaimed: z.boolean() });
const code = z.object({ email: z.string(), emailKey: z.string(), browserHash: z.string() });

export function billingJobs(platform: Platform): JobHandlers {
  return {
    "handle-stripe-event": { run: async (payload) => handleEvent(platform, event.parse(payload)) },
    "settle-claim": { run: async (payload) => settleClaim(platform, z.object({ attemptId: z.string() }).parse(payload).attemptId) },
    "look-after-unclaimed": {
      run: async (payload) => lookAfterUnclaimed(platform, z.object({ attemptId: z.string(), step: z.number() }).parse(payload)),
    },
    "refund-attempt": { run: async (payload) => carryOutRefund(platform, refund.parse(payload)) },
    "send-billing-letter": { run: async (payload) => sendBillingLetter(platform, letter.parse(payload)) },
    "send-recovery-code": { run: async (payload) => sendCode(platform, code.parse(payload)) },
    "reconcile-payments": { everyMs: 10 * minuteMs, run: () => reconcilePayments(platform) },
    "reconcile-subscriptions": { everyMs: dayMs, run: () => reconcileSubscriptions(platform) },
    "remind-of-renewals": {
      everyMs: dayMs,
      run: async () => {
        await remindOfRenewals(platform);
        await deleteEndedRecoveries(platform.db, platform.clock.now());
      },
    },
  };
}
