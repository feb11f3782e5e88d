import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { instant } from "../contract/fields.ts";
import { bonusSkills } from "./bonus-skills.ts";
import { levelsPerSkill, skillIds } from "./catalogue.ts";
import { sets } from "./progress.ts";

const level = z.int().check(z.minimum(1), z.maximum(levelsPerSkill));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.int().check(z.minimum(0));

export const trainingApi = {
  getProgress: endpoint({
    method: "GET",
    path: "/api/progress",
    access: "member",
    reply: z.array(
      z.object({
        skill: z.enum(skillIds),
        level,
        set1Complete: z.boolean(),
        set2Complete: z.boolean(),
        unlocked: z.boolean(),
        set1CompletedAt: z.nullable(instant),
        set2CompletedAt: z.nullable(instant),
      }),
    ),
  }),
  completeSet: endpoint({
    method: "POST",
    path: "/api/progress/complete",
    access: "member",
    body: z.object({ skill: z.enum(skillIds), level, setNumber: z.literal([...sets]) }),
    reply: z.object({ success: z.literal(true), levelUnlocked: z.boolean(), message: z.string() }),
    refusals: ["subscription-needed", "level-locked", "set-1-first"],
  }),
  getBonusSkills: endpoint({
    method: "GET",
    path: "/api/bonus-skills",
    access: "member",
    reply: z.array(z.object({ skillName: z.enum(bonusSkills), completionCount: count, unlocked: z.boolean() })),
  }),
  completeBonusSkill: endpoint({
    method: "POST",
    path: "/api/bonus-skills/complete",
    access: "member",
    body: z.object({
      skillName: z.enum(bonusSkills),
      /** Made by the client for one tap, so that a call that is sent twice counts once. */
      tapId: z.optional(z.uuid()),
    }),
    reply: z.object({ success: z.literal(true), completionCount: count }),
    refusals: ["subscription-needed", "bonus-locked"],
  }),
  getAchievements: endpoint({
    method: "GET",
    path: "/api/achievements",
    access: "member",
    reply: z.object({
      stars: count,
      completedLevels: count,
      currentStreak: count,
      longestStreak: count,
      trainingDays: count,
      /** Monday to Sunday of this week in London, and where in it today is. */
      today: day,
      week: z.array(z.object({ day, isTrained: z.boolean() })),
      /** The stars won last, newest first, at most three. */
      latestStars: z.array(z.object({ skill: z.enum(skillIds), level })),
    }),
  }),
};
