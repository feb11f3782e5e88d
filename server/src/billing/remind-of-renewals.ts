import type { Plan } from "@stars/domain/billing/plans.ts";
import { reminderDue } from "@stars/domain/billing/reminders.ts";
import type { Platform } from "#platform/platform.ts";
import { queueLetter } from "./queue-letters.ts";
import { listRenewing } from "./subscriptions.queries.ts";

const dayMs = 24 * 60 * 60 * 1000;
const furthestDays: Readonly<Record<Plan, number>> = { annual: 30, monthly: 5 };

/** Queues the letters that are owed before renewals, once each. */
export async function remindOfRenewals({ db, clock, ids }: Pick<Platform, "db" | "clock" | "ids">): Promise<void> {
  const now = clock.now();
  for (const plan of ["annual", "monthly"] as const) {
    for (const row of await listRenewing(db, plan, new Date(now.getTime() + furthestDays[plan] * dayMs))) {
      const due = reminderDue({ plan, startedAt: row.startedAt.getTime(), periodEndsAt: row.periodEndsAt.getTime() }, now.getTime());
      if (due === null) continue;
      const reference = `${row.id}:${row.periodEndsAt.getTime()}:${due}`;
      await db.transaction((tx) =>
        queueLetter(tx, { clock, ids }, reference, {
          kind: "renewal-reminder",
          subscriptionId: row.id,
          invoiceId: null,
          amountPence: null,
        }),
      );
    }
  }
}
