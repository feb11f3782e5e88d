import { levelsPerSkill, setsPerLevel, starCount } from "@stars/domain/training/catalogue.ts";
import { decideSetCompletion, type Journey, type SetRef, starsWon } from "@stars/domain/training/progress.ts";
import { useState } from "react";
import { toast } from "#ui/toast.tsx";
import { explainFailure } from "./explain-failure.ts";
import { trainingCopy } from "./training.copy.ts";
import { useCompleteSet } from "./training.data.ts";

/** A star as it is celebrated: at once, and saved a moment later. */
export interface CelebratedStar {
  readonly ref: SetRef;
  readonly stars: number;
  readonly isSaved: boolean;
}

interface SetCompletionOptions {
  journey: Journey;
  hasPlan: boolean;
  onPlanNeeded: () => void;
  /** A star is about to be celebrated: whatever is open should close. */
  onCelebrate: () => void;
}

/** The way of a set: asked about, confirmed, celebrated, and told in a toast once the server has answered. */
export function useSetCompletion({ journey, hasPlan, onPlanNeeded, onCelebrate }: SetCompletionOptions) {
  const [asked, setAsked] = useState<SetRef | null>(null);
  const [celebrated, setCelebrated] = useState<CelebratedStar | null>(null);
  const { mutateAsync } = useCompleteSet();

  function ask(ref: SetRef) {
    if (!hasPlan) return onPlanNeeded();
    setAsked(ref);
  }

  async function confirm() {
    if (!asked) return;
    setAsked(null);
    const decision = decideSetCompletion(journey[asked.skill], asked);
    if (decision.verdict === "accept" && decision.finishesLevel) {
      setCelebrated({ ref: asked, stars: starsWon(journey) + 1, isSaved: false });
      onCelebrate();
    }
    try {
      const { levelUnlocked, message } = await mutateAsync(asked);
      if (message.includes("already completed")) {
        setCelebrated(null);
        toast(trainingCopy.alreadyDone(message));
        return;
      }
      setCelebrated((star) => star && { ...star, isSaved: true });
      toast(doneToast(asked, levelUnlocked, message));
    } catch (failure) {
      setCelebrated(null);
      // Whatever a call throws is an Error.
      explainFailure(failure as Error, trainingCopy.setFailed, onPlanNeeded);
    }
  }

  return { asked, ask, cancel: () => setAsked(null), confirm, celebrated, endCelebration: () => setCelebrated(null) };
}

function doneToast({ skill, level, set }: SetRef, levelUnlocked: boolean, message: string) {
  if (set < setsPerLevel) return trainingCopy.set1Complete(message);
  return levelUnlocked ? trainingCopy.levelUnlocked({ skill, level: level + 1 }) : trainingCopy.set2Complete;
}

/** What the celebration says. The very last star has words of its own. */
export function celebrationWords({ ref, stars }: CelebratedStar) {
  if (stars === starCount) return trainingCopy.allStarsWon;
  return ref.level === levelsPerSkill ? trainingCopy.set2Complete : trainingCopy.levelUnlocked({ skill: ref.skill, level: ref.level + 1 });
}
