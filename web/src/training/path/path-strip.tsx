import { levelsPerSkill, type Skill, skills } from "@stars/domain/training/catalogue.ts";
import { currentLevel, levelState, type SetsDone } from "@stars/domain/training/progress.ts";
import type { LevelRef } from "../journey.ts";
import { PitchLines } from "./pitch-lines.tsx";
import { Stone, stoneWords } from "./stone.tsx";

/** Where the stones lie, in percent of the strip; the seam below runs through the same points. */
const places = [
  [10, 79],
  [30, 66],
  [50, 79],
  [70, 66],
  [90, 79],
] as const;
const seam = "M10 79C17 72 23 66 30 66S43 79 50 79 63 66 70 66 83 72 90 79";

interface PathStripProps {
  skill: Skill;
  done: SetsDone;
  onOpen: (ref: LevelRef) => void;
}

/** The five levels of a skill as stones on the grass. The player stands on the one that is next. */
export function PathStrip({ skill, done, onOpen }: PathStripProps) {
  const here = currentLevel(done);
  return (
    <div className="path grass">
      <PitchLines skill={skill} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full" aria-hidden="true">
        <path
          d={seam}
          fill="none"
          stroke="white"
          strokeWidth="4"
          strokeDasharray="1 11"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol aria-label={`${skills[skill].name}, ${levelsPerSkill} levels`}>
        {places.map(([left, top], index) => {
          const level = index + 1;
          const state = levelState(done, level);
          const isHere = level === here;
          return (
            <li key={level} className="path-place" data-here={isHere || undefined} style={{ left: `${left}%`, top: `${top}%` }}>
              <button
                type="button"
                id={stoneId({ skill, level })}
                className="path-stone"
                aria-label={stoneWords({ skill, level }, state)}
                aria-current={isHere && state !== "done" ? "step" : undefined}
                onClick={() => onOpen({ skill, level })}
              >
                <Stone level={level} state={state} />
                {isHere && <img className="path-player" src="/pictures/maya-stand.webp" width="135" height="300" alt="" loading="lazy" />}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The id of a level's stone on the dashboard, for giving the focus back to it. */
export function stoneId({ skill, level }: LevelRef): string {
  return `stone-${skill}-${level}`;
}
