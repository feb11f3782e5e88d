import "./path.css";
import { skills } from "@stars/domain/training/catalogue.ts";
import type { LevelState } from "@stars/domain/training/progress.ts";
import { useId } from "react";
import { Icon, StarIcon } from "#ui/icon.tsx";
import type { LevelRef } from "../journey.ts";

const stateWords = {
  done: "done, star won",
  half: "Set 1 done, Set 2 next",
  open: "open",
  locked: "locked",
} as const satisfies Record<LevelState, string>;

/** A stone in words: "Passing level 4, Set 1 done, Set 2 next". */
export function stoneWords({ skill, level }: LevelRef, state: LevelState): string {
  return `${skills[skill].name} level ${level}, ${stateWords[state]}`;
}

/** One panel of the ball: a level as a picture. Its shape, icon and number say the state; whoever shows it says it in words. */
export function Stone({ level, state, isPlain = false }: { level: number; state: LevelState; isPlain?: boolean }) {
  return (
    <span className="stone" data-state={state} data-plain={isPlain || undefined} aria-hidden="true">
      <Hexagon isHalf={state === "half"} />
      <span className="stone-mark">
        {state === "done" && <StarIcon className="size-8.5" />}
        {state === "locked" && <Icon name="lock" className="size-6" />}
        {(state === "open" || state === "half") && level}
      </span>
    </span>
  );
}

/** A stone without a number, small enough to stand in a line of text. */
export function SmallStone({ state }: { state: LevelState }) {
  return (
    <span className="stone stone-small" data-state={state} aria-hidden="true">
      <Hexagon isHalf={false} />
      <span className="stone-mark">{state === "locked" ? <Icon name="lock" className="size-4" /> : <StarIcon className="size-4.5" />}</span>
    </span>
  );
}

function Hexagon({ isHalf }: { isHalf: boolean }) {
  const halfFill = useId();
  const face = isHalf ? `url(#${halfFill})` : "var(--stone-face)";
  return (
    <svg viewBox="0 0 58 64" className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
      {isHalf && (
        <linearGradient id={halfFill} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="58">
          <stop offset=".5" stopColor="white" />
          <stop offset=".5" stopColor="var(--action)" />
        </linearGradient>
      )}
      <g strokeWidth="10" strokeLinejoin="round">
        <path d="M29 11 50 22.5V47L29 58.5 8 47V22.5z" fill="var(--stone-lip)" stroke="var(--stone-lip)" />
        <path d="M29 5 50 16.5V41L29 52.5 8 41V16.5z" fill={face} stroke={face} />
      </g>
    </svg>
  );
}
