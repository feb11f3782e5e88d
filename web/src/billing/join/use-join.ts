import type { Plan } from "@stars/domain/billing/plans.ts";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { rememberedReferral } from "#account/referral.ts";
import { ApiRefusal } from "#platform/call.ts";
import { usePageRestored } from "#platform/use-page-restored.ts";
import { toast } from "#ui/toast.tsx";
import { billingCopy } from "../billing.copy.ts";
import { beginPayment, paymentIntentQuery, useSignUpWithPayment } from "../billing.data.ts";
import { paymentIdOf, type ReadyCard } from "../card/card.ts";
import { payByCard } from "../card/pay-by-card.ts";
import { forgetPayment, rememberedPayment } from "../remembered-payment.ts";
import { sentenceOf } from "../sentence-of.ts";
import type { JoinForm } from "./check-join.ts";
import { forgetDraft, rememberDraft } from "./draft.ts";

/** A payment that was made, and has no account yet. */
interface MadePayment {
  readonly paymentId: string;
  readonly plan: Plan;
}

/**
 * Pays for a plan and makes the account, in this order. Once the payment is made, only the account is tried again.
 *
 * @param isAwake whether a payment may be begun at the provider already
 */
export function useJoin(plan: Plan, card: ReadyCard | null, isAwake: boolean) {
  const [made, setMade] = useState<MadePayment | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const intent = useQuery({ ...paymentIntentQuery(plan), enabled: isAwake && made === null });
  const signUp = useSignUpWithPayment();
  usePageRestored(useCallback(() => setIsLeaving(false), []));

  const wasPaidBefore = isAlreadyPaid(intent.error);
  const paid = made ?? (wasPaidBefore ? paidBefore(plan) : null);
  const setupError = wasPaidBefore ? null : intent.error;
  useEffect(() => {
    if (setupError) toast(billingCopy.intentFailed);
  }, [setupError]);

  /** @returns the payment, or null when it was not made; a toast has said why */
  async function pay(form: JoinForm): Promise<MadePayment | null> {
    if (!card || !intent.data) return null;
    const payer = { email: form.email.trim(), name: form.athleteName.trim() };
    try {
      const clientSecret = await beginPayment({ plan, email: payer.email, athleteName: payer.name });
      rememberDraft({ email: payer.email, athleteName: payer.name });
      const result = await payByCard(card, clientSecret, payer);
      setIsLeaving(result === "gone");
      return result === "paid" ? { paymentId: paymentIdOf(clientSecret), plan } : null;
    } catch (error) {
      // Another tab, or a first try whose answer was lost.
      if (isAlreadyPaid(error)) return { paymentId: paymentIdOf(intent.data), plan };
      toast({ title: billingCopy.paymentFailed, description: sentenceOf(error, billingCopy.processingFailed), tone: "bad" });
      return null;
    }
  }

  /** @throws what the server or the network said when the payment was made but the account was not */
  async function join(form: JoinForm): Promise<"joined" | "not-paid"> {
    const payment = paid ?? (await pay(form));
    if (payment === null) return "not-paid";
    setMade(payment);
    await signUp.mutateAsync({
      email: form.email.trim(),
      password: form.password,
      athleteName: form.athleteName.trim(),
      sessionId: payment.paymentId,
      plan: payment.plan,
      source: "stripe_embedded",
      ...rememberedReferral(),
    });
    forgetPayment(payment.plan);
    forgetDraft();
    return "joined";
  }

  return {
    join,
    paid,
    /** A payment was made in this browser that we cannot name any more. */
    isPaymentLost: wasPaidBefore && paid === null,
    setupError,
    tryAgain: () => void intent.refetch(),
    canSubmit: paid !== null || (card !== null && intent.data !== undefined),
    isLeaving,
  };
}

function paidBefore(plan: Plan): MadePayment | null {
  const paymentId = rememberedPayment(plan);
  return paymentId === null ? null : { paymentId, plan };
}

function isAlreadyPaid(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === "already-paid";
}
