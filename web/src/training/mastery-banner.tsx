import { useId } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { bonusSkillsId } from "./bonus-skills.tsx";
import { cheer } from "./figures.ts";
import { NextFrame } from "./next-frame.tsx";
import { nextStepButtonId } from "./next-step.tsx";
import { trainingCopy } from "./training.copy.ts";

/** Stands where the next step stood, once there is none. */
export function MasteryBanner() {
  const headingId = useId();
  const [mastered, whatNow] = trainingCopy.mastered;
  const heading = (
    <>
      {mastered} <span className="mt-4 block font-text text-lg leading-snug font-medium tracking-normal normal-case">{whatNow}</span>
    </>
  );
  return (
    <NextFrame figure={cheer} pose="cheer" tag="20 of 20" headingId={headingId} heading={heading}>
      <ButtonLink look="play" id={nextStepButtonId} to={{ hash: bonusSkillsId }}>
        Go to your bonus skills
      </ButtonLink>
    </NextFrame>
  );
}
