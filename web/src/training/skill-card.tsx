import { levelOf, levelsPerSkill, levelTitle, type Skill, skills } from "@stars/domain/training/catalogue.ts";
import { completedLevels, currentLevel, type SetRef, type SetsDone } from "@stars/domain/training/progress.ts";
import { useId, useState } from "react";
import { Card } from "#ui/card.tsx";
import { Icon, StarIcon } from "#ui/icon.tsx";
import type { LevelRef } from "./journey.ts";
import { KeepTogether } from "./keep-together.tsx";
import { LevelRow } from "./level-row.tsx";
import { PathStrip } from "./path/path-strip.tsx";
import { SetActions } from "./set-actions.tsx";

interface SkillCardProps {
  skill: Skill;
  done: SetsDone;
  onAsk: (ref: SetRef) => void;
  onOpen: (ref: LevelRef) => void;
}

/** One skill: its path of five stones, the level that is on, and all levels on demand. */
export function SkillCard({ skill, done, onAsk, onOpen }: SkillCardProps) {
  const headingId = useId();
  const { name } = skills[skill];
  const level = currentLevel(done);
  const now = levelOf(skill, level);
  return (
    <article aria-labelledby={headingId} className="grid min-w-0">
      <Card className="overflow-clip">
        <header className="flex items-center justify-between px-6 pt-4.5 pb-3.5 max-tablet:px-4">
          <h3 id={headingId} className="loud text-display-md">
            {name}
          </h3>
          <SkillStars stars={completedLevels(done)} />
        </header>
        <PathStrip skill={skill} done={done} onOpen={onOpen} />
        <div className="flex items-center justify-between gap-4 px-6 pt-4.5 pb-2.5 max-tablet:flex-col max-tablet:items-stretch max-tablet:px-4">
          <div>
            <p className="text-sm text-text-muted">
              Level {level} · {levelTitle(level)}
            </p>
            <h4 className="text-[1.1875rem] leading-tight font-bold">
              <KeepTogether>{now.name}</KeepTogether>
            </h4>
            <p className="mt-1 flex items-center gap-1.5 text-sm text-text-muted">
              <Icon name="target" className="size-4.5" />
              <span>
                Target <b className="text-text tabular-nums">{now.target}</b>
              </span>
            </p>
          </div>
          <div className="flex flex-none gap-2 max-tablet:*:flex-1">
            <SetActions at={{ skill, level }} done={done} onAsk={onAsk} />
          </div>
        </div>
        <AllLevels skill={skill} done={done} onAsk={onAsk} onOpen={onOpen} />
      </Card>
    </article>
  );
}

function SkillStars({ stars }: { stars: number }) {
  return (
    <p className="inline-flex items-center gap-1.5 calm text-display-xs text-text-muted tabular-nums">
      <StarIcon className="-mt-0.5 size-6.5" />
      <span>
        <b className="font-black text-text">{stars}</b>/{levelsPerSkill}
        <span className="sr-only"> stars</span>
      </span>
    </p>
  );
}

function AllLevels({ skill, done, onAsk, onOpen }: SkillCardProps) {
  const [isShown, setIsShown] = useState(false);
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className="mx-3 mb-2 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-pill px-3 text-sm font-semibold text-link hover:bg-sunken max-tablet:mx-1"
        aria-label={`All ${levelsPerSkill} levels of ${skills[skill].name}`}
        aria-expanded={isShown}
        aria-controls={listId}
        onClick={() => setIsShown(!isShown)}
      >
        All {levelsPerSkill} levels
        <Icon name="down" className={`size-4.5 ${isShown ? "rotate-180" : ""}`} />
      </button>
      <ul id={listId} hidden={!isShown} className="px-6 pb-3 max-tablet:px-4">
        {isShown &&
          skills[skill].levels.map(({ name }, index) => (
            <LevelRow key={name} at={{ skill, level: index + 1 }} done={done} onAsk={onAsk} onOpen={onOpen} />
          ))}
      </ul>
    </>
  );
}
