import * as z from "zod";
import type { JobHandlers } from "#platform/jobs/queue.ts";
import { sweepPassages } from "#platform/limits/limits.ts";
import type { Platform } from "#platform/platform.ts";
import { welcomeLetter } from "./account.mails.ts";
import { deleteOutlived, findLetterTo } from "./account.queries.ts";
import { sendReset } from "./send-reset.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Decision 6 and decision 27. */
const demoLifeMs = dayMs;
const addressLifeMs = 30 * dayMs;

export function accountJobs(platform: Platform): JobHandlers {
  const { db, mail, clock, config } = platform;
  return {
    "send-welcome": {
      run: async (payload) => {
        const { memberId } = z.object({ memberId: z.string() }).parse(payload);
        const addressee = await findLetterTo(db, memberId);
        if (addressee === null) return;
        await mail.send(
          welcomeLetter(addressee.email, addressee.athleteName, { appUrl: config.APP_URL, supportEmail: config.SUPPORT_EMAIL }),
        );
      },
    },
    "send-reset": { run: async (payload) => sendReset(platform, z.object({ emailKey: z.string() }).parse(payload).emailKey) },
    "sweep-accounts": {
      everyMs: hourMs,
      run: async () => {
        const now = clock.now();
        const before = (ageMs: number) => new Date(now.getTime() - ageMs);
        await deleteOutlived(db, now, { demosFrom: before(demoLifeMs), addressesFrom: before(addressLifeMs) });
        await sweepPassages(platform);
      },
    },
  };
}
