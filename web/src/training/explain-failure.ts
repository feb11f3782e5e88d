import { ApiRefusal, NetworkFailure } from "#platform/call.ts";
import { toast } from "#ui/toast.tsx";
import { trainingCopy } from "./training.copy.ts";

/** Says why something was not completed and what is safe; the need for a plan has a prompt of its own. */
export function explainFailure(failure: Error, fallback: string, onPlanNeeded: () => void): void {
  if (failure instanceof ApiRefusal && failure.code === "subscription-needed") {
    onPlanNeeded();
    return;
  }
  // A fault's message is made for us, with a status code in it; a child reads the sentence of the page.
  const isForPeople = failure instanceof ApiRefusal || failure instanceof NetworkFailure;
  const description = `${isForPeople ? failure.message : fallback} ${trainingCopy.starsAreSafe}`;
  toast({ title: "Error", description, tone: "bad" });
}
