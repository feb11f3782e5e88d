import { starCount } from "@stars/domain/training/catalogue.ts";
import { Panel } from "#ui/card.tsx";
import { StarIcon } from "#ui/icon.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** Where the star of a celebration lands. */
export const counterStarId = "counter-star";

export function StarCounter({ stars }: { stars: number }) {
  return (
    <section aria-label="Stars" className="grid">
      <Panel className="grid content-center gap-3 px-6 pt-5 pb-5.5">
        <div className="flex items-center gap-3">
          <span id={counterStarId}>
            <StarIcon className="size-14" />
          </span>
          <p className="font-display text-display-md leading-[.9] font-black text-on-panel-muted tabular-nums">
            <span className="text-[4.25rem] text-on-panel">{stars}</span>/{starCount}
          </p>
          <p className="ml-auto font-semibold text-on-panel-muted">stars won</p>
        </div>
        <ProgressBar label="Stars" value={stars} max={starCount} />
      </Panel>
    </section>
  );
}
