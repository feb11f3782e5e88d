import { skillIds } from "@stars/domain/training/catalogue.ts";
import { nextSet, starsWon } from "@stars/domain/training/progress.ts";
import { useState } from "react";
import { Achievements } from "./achievements.tsx";
import { BonusSkills } from "./bonus-skills.tsx";
import { StarCelebration } from "./celebration/star-celebration.tsx";
import { DashboardTop, SkillGrid } from "./dashboard-grid.tsx";
import { journeyOf, type ProgressRecord } from "./journey.ts";
import { LevelSheet } from "./level/level-sheet.tsx";
import { MasteryBanner } from "./mastery-banner.tsx";
import { NextStep } from "./next-step.tsx";
import { PlanNeededDialog, PlanNeededNotice } from "./plan-needed.tsx";
import { SetDialog } from "./set-dialog.tsx";
import { SkillCard } from "./skill-card.tsx";
import { StarCounter } from "./star-counter.tsx";
import { useOpenLevel } from "./use-open-level.ts";
import { useSetCompletion } from "./use-set-completion.ts";

/** The journey of twenty stars: what is next, what is won, the four paths, and what lies behind the last star. */
export function JourneyBoard({ records, hasPlan }: { records: readonly ProgressRecord[]; hasPlan: boolean }) {
  const journey = journeyOf(records);
  const next = nextSet(journey);
  const [isPlanAsked, setIsPlanAsked] = useState(false);
  const askForPlan = () => setIsPlanAsked(true);
  const sheet = useOpenLevel();
  const completion = useSetCompletion({ journey, hasPlan, onPlanNeeded: askForPlan, onCelebrate: sheet.close });

  return (
    <>
      {!hasPlan && <PlanNeededNotice />}
      <DashboardTop
        next={next ? <NextStep next={next} onOpen={sheet.open} /> : <MasteryBanner />}
        side={
          <>
            <StarCounter stars={starsWon(journey)} />
            <Achievements />
          </>
        }
      />
      <h2 className="mt-3 calm text-display-md">Your four skills</h2>
      <SkillGrid>
        {skillIds.map((skill) => (
          <SkillCard key={skill} skill={skill} done={journey[skill]} onAsk={completion.ask} onOpen={sheet.open} />
        ))}
      </SkillGrid>
      <BonusSkills journey={journey} hasPlan={hasPlan} onPlanNeeded={askForPlan} />
      {sheet.opened && (
        <LevelSheet
          at={sheet.opened}
          records={records}
          done={journey[sheet.opened.skill]}
          onAsk={completion.ask}
          onOpen={sheet.open}
          onClose={sheet.close}
        />
      )}
      {completion.asked && <SetDialog asked={completion.asked} onConfirm={completion.confirm} onCancel={completion.cancel} />}
      <StarCelebration star={completion.celebrated} onEnd={completion.endCelebration} />
      {isPlanAsked && <PlanNeededDialog onClose={() => setIsPlanAsked(false)} />}
    </>
  );
}
