import "./next-frame.css";
import { type Skill, skillIds, skills } from "@stars/domain/training/catalogue.ts";

import { Card, Panel } from "#ui/card.tsx";
import { Loading } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DashboardTop, SkillGrid } from "./dashboard-grid.tsx";
import { PitchLines } from "./path/pitch-lines.tsx";
import { trainingCopy } from "./training.copy.ts";

/** The dashboard before its records are here: what is already known, and the places of what is not. */
export function DashboardSkeleton() {
  return (
    <>
      <DashboardTop
        next={
          <Panel className="next">
            <div className="next-picture pitch-picture" aria-hidden="true" />
            <div className="max-tablet:h-78" />
          </Panel>
        }
        side={
          <>
            <Panel className="h-[138px]" />
            <Card className="min-h-[374px]" />
          </>
        }
      />
      <Loading>{trainingCopy.opening}</Loading>
      <SkillGrid>
        {skillIds.map((skill) => (
          <SkillSkeleton key={skill} skill={skill} />
        ))}
      </SkillGrid>
    </>
  );
}

function SkillSkeleton({ skill }: { skill: Skill }) {
  return (
    <Card className="overflow-clip">
      <p className="loud px-6 pt-4.5 pb-3.5 text-display-md max-tablet:px-4">{skills[skill].name}</p>
      <div className="path grass">
        <PitchLines skill={skill} />
      </div>
      <div className="grid h-[146px] content-start gap-3 px-6 pt-5 max-tablet:h-[202px] max-tablet:px-4">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </Card>
  );
}
