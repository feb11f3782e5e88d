import { useState } from "react";
import { sentenceOf } from "#billing/sentence-of.ts";
import { ApiRefusal } from "#platform/call.ts";
import { toast } from "#ui/toast.tsx";
import { recoveryCopy } from "./recovery.copy.ts";
import { type FoundPayment, foundPayment, type PendingCheck, useActivate, useCheckPayment } from "./recovery.data.ts";

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

  /** Asks what is waiting under an e-mail. Answers whether there was an answer, or the sentence of an e-mail the server does not take. */
  async function check(email: string, isProven = false): Promise<boolean | string> {
    try {
      const reply = await checkPayment.run(email);
      if (reply !== null) show(email, reply, isProven);
      return reply !== null;
    } catch (error) {
      const { title, fallback } = recoveryCopy.checkFailed;
      if (!(error instanceof ApiRefusal)) toast({ title, description: fallback, tone: "bad" });
      else if (error.fields?.customer_email !== undefined) return error.fields.customer_email;
      else toast({ title, description: sentenceOf(error, fallback), tone: "bad" });
      return false;
    }
  }

  function show(email: string, reply: PendingCheck, isProven: boolean): void {
    const payment = foundPayment(reply);
    if (reply.verificationRequired) {
      setStage({ at: "code", email, ...(isProven && { problem: recoveryCopy.proofLost }) });
    } else if (payment !== null) {
      setStage({ at: "found", email, payment });
    } else {
      setStage({ at: "nothing" });
      toast({ ...recoveryCopy.notFound, tone: "bad" });
    }
  }

  async function activate(email: string, { plan }: FoundPayment): Promise<void> {
    try {
      const reply = await activatePayment.run({ email, plan });
      if (reply !== null) setStage({ at: "activated", redirectTo: reply.redirectTo });
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
