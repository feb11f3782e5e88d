import { createHash } from "node:crypto";
import { skillIds } from "@stars/domain/training/catalogue.ts";
import * as z from "zod";
import type { JobHandlers } from "#platform/jobs/queue.ts";
import type { Platform } from "#platform/platform.ts";
import { findSetCompletion, recordEvent } from "./training.queries.ts";

const setCompletion = z.object({
  athleteId: z.string(),
  skill: z.enum(skillIds),
  level: z.int(),
  set: z.int(),
  levelUnlocked: z.int().nullable(),
});

export function trainingJobs({ db }: Platform): JobHandlers {
  return {
    /** Writes the first-party figures of a finished set, if it still stands. */
    "count-set-completion": {
      run: async (payload) => {
        const { athleteId, skill, level, set, levelUnlocked } = setCompletion.parse(payload);
        const at = await findSetCompletion(db, athleteId, { skill, level, set });
        if (at === null) return;
        const record = (name: string, detail: Record<string, string | number>) =>
          recordEvent(db, { id: eventId(name, athleteId, skill, level, set), name, athleteId, detail, at });
        await record("set-completed", { skill, level, set });
        if (levelUnlocked !== null) await record("level-unlocked", { skill, level: levelUnlocked });
      },
    },
  };
}

// The id follows from what happened, so that a job that runs twice records once.
function eventId(...parts: (string | number)[]): string {
  const hex = createHash("sha256").update(parts.join("\n")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
