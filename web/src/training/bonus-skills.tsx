import type { ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { areBonusSkillsOpen, type BonusSkill, bonusSkills } from "@stars/domain/training/bonus-skills.ts";
import { starCount } from "@stars/domain/training/catalogue.ts";
import { type Journey, starsWon } from "@stars/domain/training/progress.ts";
import type { trainingApi } from "@stars/domain/training/training.api.ts";
import { useQuery } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/card.tsx";
import { Icon, StarIcon } from "#ui/icon.tsx";
import { TryAgain } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SmallStone } from "./path/stone.tsx";
import { trainingCopy } from "./training.copy.ts";
import { bonusSkillsQuery } from "./training.data.ts";
import { useBonusCompletion } from "./use-bonus-completion.ts";

/** The anchor of the card, which the mastery banner leads to. */
export const bonusSkillsId = "bonus-skills";

interface BonusSkillsProps {
  journey: Journey;
  /** What happens instead of a completion when a plan is needed first. */
  onPlanNeeded: () => void;
  hasPlan: boolean;
}

/** The five moves behind the last star. */
export function BonusSkills({ journey, hasPlan, onPlanNeeded }: BonusSkillsProps) {
  const areOpen = areBonusSkillsOpen(journey);
  const records = useQuery(bonusSkillsQuery(areOpen));
  return (
    <section aria-labelledby={`${bonusSkillsId}-title`} id={bonusSkillsId} className="grid min-w-0 scroll-mt-4">
      <Panel className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6 max-tablet:px-4 tablet:px-8 tablet:py-7">
        <header className="grid grid-cols-[auto_1fr] items-center gap-3.5">
          {areOpen ? <StarIcon className="size-11" /> : <Icon name="lock" className="size-9 text-on-panel-muted" />}
          <div>
            <h2 id={`${bonusSkillsId}-title`} className="loud text-display-md">
              Bonus Skills
            </h2>
            <p className="text-on-panel-muted">
              {areOpen ? trainingCopy.bonusOpen : trainingCopy.bonusLocked(starCount - starsWon(journey))}
            </p>
          </div>
        </header>
        {!areOpen && <LockedMoves />}
        {areOpen && records.isPending && <Skeleton className="h-48" />}
        {areOpen && records.isLoadingError && <TryAgain onClick={() => records.refetch()}>{trainingCopy.bonusFailed}</TryAgain>}
        {areOpen && records.data && <OpenMoves records={records.data} hasPlan={hasPlan} onPlanNeeded={onPlanNeeded} />}
      </Panel>
    </section>
  );
}

const movesGrid = "grid grid-cols-[minmax(0,1fr)] gap-2 tablet:grid-cols-2 wide:grid-cols-5 wide:gap-3";

function LockedMoves() {
  return (
    <ul className={movesGrid}>
      {bonusSkills.map((name) => (
        <li key={name} className="flex min-h-10 items-center gap-3 font-semibold text-on-panel-muted">
          <SmallStone state="locked" />
          {name}
          <span className="sr-only">, locked</span>
        </li>
      ))}
    </ul>
  );
}

interface OpenMovesProps {
  records: ReplyOf<typeof trainingApi.getBonusSkills>;
  hasPlan: boolean;
  onPlanNeeded: () => void;
}

function OpenMoves({ records, hasPlan, onPlanNeeded }: OpenMovesProps) {
  const { busyWith, complete } = useBonusCompletion({ hasPlan, onPlanNeeded });
  return (
    <ul className={movesGrid}>
      {records.map(({ skillName, completionCount }) => (
        <OpenMove
          key={skillName}
          name={skillName}
          count={completionCount}
          isBusy={busyWith === skillName}
          onComplete={() => complete(skillName)}
        />
      ))}
    </ul>
  );
}

function OpenMove({ name, count, isBusy, onComplete }: { name: BonusSkill; count: number; isBusy: boolean; onComplete: () => void }) {
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-3 rounded-card bg-panel-deep p-4 max-tablet:px-3 wide:flex-col wide:items-stretch">
      <p className="flex min-w-0 items-center gap-3">
        <SmallStone state="done" />
        <span>
          <b className="block leading-tight">{name}</b>
          <span className="text-sm text-on-panel-muted tabular-nums">
            {count} {count === 1 ? "time" : "times"}
          </span>
        </span>
      </p>
      <Button look="line" className="flex-none max-tablet:px-4" aria-label={`Complete ${name}`} isBusy={isBusy} onClick={onComplete}>
        Complete
      </Button>
    </li>
  );
}
