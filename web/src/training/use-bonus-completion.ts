import type { BonusSkill } from "@stars/domain/training/bonus-skills.ts";
import { toast } from "#ui/toast.tsx";
import { explainFailure } from "./explain-failure.ts";
import { trainingCopy } from "./training.copy.ts";
import { useCompleteBonusSkill } from "./training.data.ts";

/** Completes bonus skills and says what came of it. */
export function useBonusCompletion({ hasPlan, onPlanNeeded }: { hasPlan: boolean; onPlanNeeded: () => void }) {
  const { mutate, isPending, variables } = useCompleteBonusSkill();

  function complete(skillName: BonusSkill) {
    if (!hasPlan) return onPlanNeeded();
    mutate(skillName, {
      onSuccess: ({ completionCount }) => toast(trainingCopy.bonusComplete(skillName, completionCount)),
      onError: (failure) => explainFailure(failure, trainingCopy.bonusSkillFailed, onPlanNeeded),
    });
  }

  return { busyWith: isPending ? variables : null, complete };
}
