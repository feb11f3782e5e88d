import { useState } from "react";
import { nextStepButtonId } from "../next-step.tsx";
import { stoneId } from "../path/path-strip.tsx";
import { counterStarId } from "../star-counter.tsx";
import { type CelebratedStar, celebrationWords } from "../use-set-completion.ts";
import { Celebration } from "./celebration.tsx";
import { FlyingStar } from "./flying-star.tsx";
import { isMotionReduced } from "./reduced-motion.ts";

/** Celebrates a new star, then lets it fly to the counter. */
export function StarCelebration({ star, onEnd }: { star: CelebratedStar | null; onEnd: () => void }) {
  const [isFlying, setIsFlying] = useState(false);

  function close() {
    onEnd();
    setIsFlying(!isMotionReduced());
  }

  return (
    <>
      {star && (
        <Celebration
          {...celebrationWords(star)}
          stars={star.stars}
          isSaved={star.isSaved}
          onClose={close}
          onFocusReturn={() => focusInView([nextStepButtonId, stoneId(star.ref)])}
        />
      )}
      {isFlying && <FlyingStar target={() => document.getElementById(counterStarId)} onLanded={() => setIsFlying(false)} />}
    </>
  );
}

/** Gives the focus to the first of these that can be seen, without moving the page; to the last of them otherwise. */
function focusInView(ids: readonly string[]): void {
  const elements = ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
  const inView = elements.find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  (inView ?? elements.at(-1))?.focus({ preventScroll: true });
}
