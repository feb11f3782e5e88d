import { decideSetCompletion, levelState, type SetRef, type SetsDone, sets } from "@stars/domain/training/progress.ts";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { type LevelRef, shortName } from "./journey.ts";

export interface SetActionsProps {
  at: LevelRef;
  done: SetsDone;
  onAsk: (ref: SetRef) => void;
}

/** What can be done on one level: its two sets, a check mark once both are done, or what must come first. */
export function SetActions({ at, done, onAsk }: SetActionsProps) {
  const state = levelState(done, at.level);
  if (state === "done") return <Finished>Complete</Finished>;
  if (state === "locked") {
    return (
      <Badge tone="off">
        <Icon name="lock" className="size-[1.1em]" />
        Finish level {at.level - 1} first
      </Badge>
    );
  }
  return sets.map((set) => {
    const { verdict } = decideSetCompletion(done, { level: at.level, set });
    if (verdict === "already-done") return <Finished key={set}>Set {set} done</Finished>;
    const isLocked = verdict === "refuse";
    return (
      <Button
        key={set}
        className="min-w-22 px-5"
        aria-label={`Set ${set} of ${shortName(at)}${isLocked ? ", locked until Set 1 is done" : ""}`}
        disabled={isLocked}
        onClick={() => onAsk({ ...at, set })}
      >
        {isLocked && <Icon name="lock" />}
        Set {set}
      </Button>
    );
  });
}

function Finished({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-12 items-center justify-center gap-1.5 rounded-pill bg-success-ground px-3.5 text-sm font-bold whitespace-nowrap text-success">
      <Icon name="check" className="size-4.5 stroke-[3]" />
      <span>{children}</span>
    </span>
  );
}
