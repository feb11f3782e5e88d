import { levelTitle } from "@stars/domain/training/catalogue.ts";
import { type LevelRef, levelKey, shortName } from "./journey.ts";
import { Stone } from "./path/stone.tsx";

/** The stars won last, newest first. */
export function Medals({ latest }: { latest: readonly LevelRef[] }) {
  if (latest.length === 0) {
    return <p className="border-t border-line pt-3.5 text-sm text-text-muted">Your first star will stand here.</p>;
  }
  return (
    <ul className="grid grid-cols-3 gap-2 border-t border-line pt-3.5" aria-label="Latest stars">
      {latest.map((ref) => (
        <li key={levelKey(ref)} className="grid justify-items-center gap-0.5 text-center text-xs leading-snug text-text-muted">
          <span className="scale-[.86]">
            <Stone level={ref.level} state="done" isPlain />
          </span>
          <span>
            <b className="block text-text">{shortName(ref)}</b> {levelTitle(ref.level)}
          </span>
        </li>
      ))}
    </ul>
  );
}
