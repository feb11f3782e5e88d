import { type Plan, plans } from "@stars/domain/billing/plans.ts";
import { ButtonLink, type ButtonLook } from "#ui/button.tsx";

interface StartLinkProps {
  plan: Plan;
  look: ButtonLook;
  className?: string | undefined;
}

/** Leads to the payment provider's own page for a plan. It begins a payment, so no robot and no prefetch is to follow it. */
export function StartLink({ plan, look, className }: StartLinkProps) {
  return (
    <ButtonLink look={look} isWide className={className} href={`/api/checkout/start?plan=${plan}`} rel="nofollow" data-no-prefetch="">
      Start {plans[plan].name}
    </ButtonLink>
  );
}
