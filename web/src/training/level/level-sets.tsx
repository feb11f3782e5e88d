import {
  currentLevel,
  decideSetCompletion,
  levelState,
  type SetNumber,
  type SetRef,
  type SetsDone,
  sets,
} from "@stars/domain/training/progress.ts";
import { Button } from "#ui/button.tsx";
import { Icon, StarIcon } from "#ui/icon.tsx";
import { doneOn, londonDay } from "../done-on.ts";
import { completedAt, type LevelRef, type ProgressRecord, shortName } from "../journey.ts";

export interface LevelSetsProps {
  at: LevelRef;
  records: readonly ProgressRecord[];
  done: SetsDone;
  onAsk: (ref: SetRef) => void;
  onOpen: (ref: LevelRef) => void;
}

/** The two sets of a level and the one thing to do about them. */
export function LevelSets({ at, records, done, onAsk, onOpen }: LevelSetsProps) {
  const state = levelState(done, at.level);
  if (state === "locked") return <Locked at={at} done={done} onOpen={onOpen} />;
  const next = sets.find((set) => decideSetCompletion(done, { level: at.level, set }).verdict === "accept");
  const today = londonDay(new Date());
  return (
    <div className="grid grid-cols-2 gap-3">
      {sets.map((set) => (
        <SetRow key={set} set={set} done={done} level={at.level} doneWords={doneOn(completedAt(records, { ...at, set }), today)} />
      ))}
      {next ? (
        <Button look="play" className="col-span-2 mb-1.5" onClick={() => onAsk({ ...at, set: next })}>
          Complete Set {next}
        </Button>
      ) : (
        <p className="col-span-2 flex items-center gap-3 py-2 font-semibold">
          <StarIcon className="size-8 flex-none" />
          Level complete. The star is yours.
        </p>
      )}
    </div>
  );
}

function SetRow({ set, level, done, doneWords }: { set: SetNumber; level: number; done: SetsDone; doneWords: string }) {
  const { verdict } = decideSetCompletion(done, { level, set });
  if (verdict === "already-done") {
    return (
      <p className={`${row} bg-success-ground text-success`}>
        <Icon name="check" className="stroke-[3]" />
        <span>
          <b className="block">Set {set}</b> {doneWords}
        </span>
      </p>
    );
  }
  if (verdict === "accept") {
    return (
      <p className={`${row} justify-between shadow-[inset_0_0_0_3px_var(--action-lip)]`}>
        <span>
          <b className="block">Set {set}</b> Ready
        </span>
        {set === sets.at(-1) && <StarIcon className="size-8.5 flex-none" />}
      </p>
    );
  }
  return (
    <p className={`${row} bg-locked text-on-locked`}>
      <Icon name="lock" />
      <span>
        <b className="block">Set {set}</b> Locked: complete Set 1 first
      </span>
    </p>
  );
}

const row = "flex items-center gap-3 rounded-[14px] px-3.5 py-3 text-sm leading-snug";

function Locked({ at, done, onOpen }: { at: LevelRef; done: SetsDone; onOpen: (ref: LevelRef) => void }) {
  const first = { skill: at.skill, level: currentLevel(done) };
  const before = at.level - 1;
  return (
    <div className="grid gap-3">
      <p className={`${row} bg-locked text-on-locked`}>
        <Icon name="lock" />
        <span>
          <b className="block">This level is locked</b>
          {first.level === before ? `Finish Level ${before} first.` : `Finish Levels ${first.level} to ${before} first.`}
        </span>
      </p>
      <Button isWide onClick={() => onOpen(first)}>
        Open {shortName(first)}
      </Button>
    </div>
  );
}
