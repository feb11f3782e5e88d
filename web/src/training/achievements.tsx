import type { ReplyOf } from "@stars/domain/contract/endpoint.ts";
import type { trainingApi } from "@stars/domain/training/training.api.ts";
import { useQuery } from "@tanstack/react-query";
import { Card } from "#ui/card.tsx";
import { TryAgain } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Medals } from "./medals.tsx";
import { trainingCopy } from "./training.copy.ts";
import { achievementsQuery } from "./training.data.ts";
import { WeekDots } from "./week-dots.tsx";

/** The streak as it really is, this week, and the stars won last. */
export function Achievements() {
  const achievements = useQuery(achievementsQuery());
  return (
    <Card className="grid min-h-[374px] content-between gap-4 px-6 py-5.5 max-[359px]:px-4">
      <h2 className="calm text-display-sm">Achievements</h2>
      {achievements.isPending && <AchievementsSkeleton />}
      {achievements.isLoadingError && <TryAgain onClick={() => achievements.refetch()}>{trainingCopy.achievementsFailed}</TryAgain>}
      {achievements.data && <AchievementsShown {...achievements.data} />}
    </Card>
  );
}

function AchievementsShown({ currentStreak, week, today, latestStars }: ReplyOf<typeof trainingApi.getAchievements>) {
  const isTrainedToday = week.some(({ day, isTrained }) => day === today && isTrained);
  return (
    <>
      <div className="flex items-center gap-3.5 leading-snug">
        <p className="font-display text-[4.5rem] leading-[.8] font-black tabular-nums">{currentStreak}</p>
        <p>
          <b>{currentStreak === 1 ? "day in a row" : "days in a row"}</b>
          <br />
          <span className="text-sm text-text-muted">{trainingCopy.streak(currentStreak, isTrainedToday)}</span>
        </p>
      </div>
      <WeekDots week={week} today={today} />
      <Medals latest={latestStars} />
    </>
  );
}

function AchievementsSkeleton() {
  return (
    <div className="grid gap-4" role="status" aria-label="Loading achievements">
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="h-15" />
      <Skeleton className="h-27" />
    </div>
  );
}
