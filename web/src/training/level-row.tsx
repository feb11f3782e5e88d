import { levelOf } from "@stars/domain/training/catalogue.ts";
import { levelState } from "@stars/domain/training/progress.ts";
import type { LevelRef } from "./journey.ts";
import { KeepTogether } from "./keep-together.tsx";
import { Stone, stoneWords } from "./path/stone.tsx";
import { SetActions, type SetActionsProps } from "./set-actions.tsx";

/** One level in the list of all five: opens its sheet, and offers its sets right here. */
export function LevelRow({ at, done, onAsk, onOpen }: SetActionsProps & { onOpen: (ref: LevelRef) => void }) {
  const { name, target } = levelOf(at.skill, at.level);
  const state = levelState(done, at.level);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-line py-3 not-first:border-t max-tablet:grid-cols-1">
      <button
        type="button"
        className="grid min-h-11 cursor-pointer grid-cols-[58px_1fr] items-center gap-4 rounded-field text-left hover:bg-sunken"
        onClick={() => onOpen(at)}
      >
        <span className="scale-[.86]">
          <Stone level={at.level} state={state} isPlain />
        </span>
        <span>
          <span className="sr-only">{stoneWords(at, state)}: </span>
          <b>
            <KeepTogether>{name}</KeepTogether>
          </b>
          <span className="block text-sm text-text-muted tabular-nums">{target}</span>
        </span>
      </button>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <SetActions at={at} done={done} onAsk={onAsk} />
      </div>
    </li>
  );
}
