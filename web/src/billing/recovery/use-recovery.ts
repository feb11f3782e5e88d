import { useState } from "react";
import { ApiRefusal } from "#platform/call.ts";
import { sentenceOf } from "#billing/sentence-of.ts";
import { toast } from "#ui/toast.tsx";
import { recoveryCopy } from "./recovery.copy.ts";
import { type FoundPayment, foundPayment, useActivate, useCheckPayment } from "./recovery.data.ts";

/** How far a payer has come. */
export type Stage =
  | { at: "start" }
  | { at: "code"; email: string; problem?: string }
  | { at: "found"; email: string; payment: FoundPayment }
  | { at: "nothing" }
  | { at: "activated"; redirectTo: string };

/** The way from an e-mail to an active plan: prove the e-mail, see the payment, activate it. */
export function useRecovery() {
  const [stage, setStage] = useState<Stage>({ at: "start" });
  const checkPayment = useCheckPayment();
  const activatePayment = useActivate();

  /** Asks about an e-mail. `isProven` after its code was taken. Answers the sentence of a wrong e-mail, if the server has one. */
  async function check(email: string, isProven = false): Promise<string | null> {
    try {
      const reply = await checkPayment.mutateAsync(email);
      if (reply.verificationRequired) {
        setStage({ at: "code", email, ...(isProven && { problem: recoveryCopy.proofLost }) });
        return null;
      }
      show(email, foundPayment(reply));
      return null;
    } catch (error) {
      const problem = error instanceof ApiRefusal ? error.fields?.customer_email : undefined;
      if (problem !== undefined) return problem;
      const { title, fallback } = recoveryCopy.checkFailed;
      toast({ title, description: error instanceof ApiRefusal ? sentenceOf(error, fallback) : fallback, tone: "bad" });
      return null;
    }
  }

  function show(email: string, payment: FoundPayment | null): void {
    setStage(payment === null ? { at: "nothing" } : { at: "found", email, payment });
    if (payment === null) toast({ ...recoveryCopy.notFound, tone: "bad" });
  }

  async function activate(email: string, { plan }: FoundPayment): Promise<void> {
    try {
      const { redirectTo } = await activatePayment.mutateAsync({ email, plan });
      setStage({ at: "activated", redirectTo });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) return toast({ ...recoveryCopy.activationUnsent, tone: "bad" });
      const { title, fallback } = recoveryCopy.activationFailed;
      toast({ title, description: sentenceOf(error, fallback), tone: "bad" });
      // The proof lasts half an hour; from the start it can be given again.
      if (error.code === "email-not-proven") setStage({ at: "start" });
      if (error.code === "no-pending-payment") setStage({ at: "nothing" });
    }
  }

  return {
    stage,
    check,
    activate,
    startAgain: () => setStage({ at: "start" }),
    isChecking: checkPayment.isPending,
    isActivating: activatePayment.isPending,
  };
}
