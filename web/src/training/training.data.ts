import type { BonusSkill } from "@stars/domain/training/bonus-skills.ts";
import type { SetRef } from "@stars/domain/training/progress.ts";
import { trainingApi } from "@stars/domain/training/training.api.ts";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { viewerQuery } from "#account/account.data.ts";
import { ApiRefusal, call } from "#platform/call.ts";
import { onOtherTab, tellOtherTabs } from "#platform/tabs.ts";
import { withSet } from "./journey.ts";
import { trainingCopy } from "./training.copy.ts";

const topic = "training";
const completeSetKey = [topic, "complete-set"];

/** The 20 level records of the athlete. */
export function progressQuery() {
  return queryOptions({ queryKey: [topic, "progress"], queryFn: fetchProgress });
}

/** Streak, this week and the stars won last. */
export function achievementsQuery() {
  return queryOptions({ queryKey: [topic, "achievements"], queryFn: () => call(trainingApi.getAchievements) });
}

/** How often each bonus skill was done; asked for only when all levels are. */
export function bonusSkillsQuery(areOpen: boolean) {
  return queryOptions({ queryKey: [topic, "bonus-skills"], queryFn: () => call(trainingApi.getBonusSkills), enabled: areOpen });
}

/**
 * Ticks off a set. The page shows it done at once, so that a celebration need not wait for the network; a refusal takes that one set back.
 * Calls go out one after the other, so a quick child never asks for Set 2 before Set 1 has arrived.
 */
export function useCompleteSet() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: completeSetKey,
    scope: { id: "complete-set" },
    mutationFn: ({ skill, level, set }: SetRef) => call(trainingApi.completeSet, { body: { skill, level, setNumber: set } }),
    onMutate: async (ref) => {
      await cache.cancelQueries({ queryKey: progressQuery().queryKey });
      markSet(cache, ref, true);
    },
    onError: (error, ref) => {
      markSet(cache, ref, false);
      noticeSignedOut(cache, error);
    },
    onSuccess: () => tellOtherTabs(topic),
    // Also after an error, since the truth may have moved in another tab; but not while another set is under way, whose mark it would wipe out.
    // Waited for by nobody: the toast must not wait for three more replies.
    onSettled: () => {
      if (cache.isMutating({ mutationKey: completeSetKey }) === 1) void refresh(cache);
    },
  });
}

export function useCompleteBonusSkill() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (skillName: BonusSkill) => call(trainingApi.completeBonusSkill, { body: { skillName, ...tapId() } }),
    onError: (error) => noticeSignedOut(cache, error),
    onSuccess: ({ completionCount }, skillName) => {
      cache.setQueryData(bonusSkillsQuery(true).queryKey, (records) =>
        records?.map((record) => (record.skillName === skillName ? { ...record, completionCount } : record)),
      );
      tellOtherTabs(topic);
      void cache.invalidateQueries({ queryKey: achievementsQuery().queryKey });
    },
  });
}

/** Keeps this tab right when something is completed in another one. */
export function useFollowOtherTabs(): void {
  const cache = useQueryClient();
  useEffect(() => onOtherTab(topic, () => void refresh(cache)), [cache]);
}

async function fetchProgress() {
  try {
    return await call(trainingApi.getProgress);
  } catch (cause) {
    throw new Error(trainingCopy.progressFailed, { cause });
  }
}

function markSet(cache: QueryClient, ref: SetRef, isComplete: boolean): void {
  cache.setQueryData(progressQuery().queryKey, (records) => records && withSet(records, ref, isComplete));
}

/** One id for one tap, so that a call that is sent twice counts once. A plain http address of a home network has no `randomUUID`. */
function tapId(): { tapId?: string } {
  return "randomUUID" in crypto ? { tapId: crypto.randomUUID() } : {};
}

/** The session may end while the page is open: asking again who is signed in lets the door of the screen decide. */
function noticeSignedOut(cache: QueryClient, error: Error): void {
  if (error instanceof ApiRefusal && error.status === 401) void cache.invalidateQueries({ queryKey: viewerQuery().queryKey });
}

/** Everything of this room: the last star also opens the bonus skills. */
function refresh(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: [topic] });
}
