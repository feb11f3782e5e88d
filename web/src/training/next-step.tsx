import { levelOf, skills } from "@stars/domain/training/catalogue.ts";
import type { SetRef } from "@stars/domain/training/progress.ts";
import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "./figures.ts";
import { type LevelRef, shortName } from "./journey.ts";
import { KeepTogether } from "./keep-together.tsx";
import { NextFrame } from "./next-frame.tsx";

/** The id of the one loud button, for giving the focus back to it. */
export const nextStepButtonId = "next-step";

/** The one obvious thing to do next, and the only loud button of the page. */
export function NextStep({ next, onOpen }: { next: SetRef; onOpen: (ref: LevelRef) => void }) {
  const headingId = useId();
  const { name, count, countOf, setMinutes } = levelOf(next.skill, next.level);
  return (
    <NextFrame
      figure={figures[next.skill]}
      pose={next.skill}
      tag="Your turn"
      headingId={headingId}
      heading={<KeepTogether>{name}</KeepTogether>}
    >
      <p className="max-w-[18em] text-[1.125rem] leading-normal max-tablet:max-w-none max-tablet:text-md">
        {skills[next.skill].name}, Level {next.level}.{" "}
        {next.set === 1 ? "Set 1 first, then Set 2 wins the star." : "Set 1 is done. Finish Set 2 and the star is yours."}
      </p>
      <Button look="play" id={nextStepButtonId} onClick={() => onOpen(next)}>
        Start: {shortName(next)}, Set {next.set}
      </Button>
      <p className="flex items-center gap-2 text-sm font-semibold text-on-panel-muted max-tablet:justify-center">
        <Icon name="clock" />
        <span>
          {count} {inFewWords(countOf)}, about {setMinutes} min
        </span>
      </p>
    </NextFrame>
  );
}

/** "passes, one touch each" becomes "passes": the sheet says the rest. */
function inFewWords(countOf: string): string {
  return countOf.split(/[,:]/)[0] ?? countOf;
}
