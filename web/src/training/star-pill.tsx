import { starCount } from "@stars/domain/training/catalogue.ts";
import { StarIcon } from "#ui/icon.tsx";

/** "8/20" beside a star, for the header and for celebrations. */
export function StarPill({ stars }: { stars: number }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-panel-deep pr-4 pl-3 font-display text-display-xs leading-none font-black text-on-panel tabular-nums">
      <StarIcon className="size-6.5" />
      <span>
        {stars}/{starCount}
      </span>
    </span>
  );
}
