import { type Plan, planIds, plans } from "@stars/domain/billing/plans.ts";
import { leavingTerms } from "@stars/domain/billing/terms.ts";
import { type FormEvent, useCallback, useState } from "react";
import { Link, useNavigate } from "react-router";
import { paths } from "#platform/paths.ts";
import { usePageRestored } from "#platform/use-page-restored.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { TickList } from "#ui/tick-list.tsx";
import { afterPaymentPath } from "../after-payment.ts";
import { type CardProvider, type Payer, paymentIdOf, type ReadyCard } from "../card/card.ts";
import { CardEntry } from "../card/card-entry.tsx";
import { payByCard } from "../card/pay-by-card.ts";
import { included } from "../included.ts";
import { PlanPrice } from "../plan-price.tsx";
import { PriceTerms } from "../price-terms.tsx";
import "../pay-panel.css";

interface CheckoutFormProps {
  plan: Plan;
  clientSecret: string;
  provider: CardProvider;
  payer: Payer;
}

export function CheckoutForm({ plan, clientSecret, provider, payer }: CheckoutFormProps) {
  const [card, setCard] = useState<ReadyCard | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const navigate = useNavigate();
  usePageRestored(useCallback(() => setIsPaying(false), []));
  const otherPlan = planIds.find((id) => id !== plan) ?? plan;

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!card || isPaying) return;
    setIsPaying(true);
    const result = await payByCard(card, clientSecret, payer);
    if (result === "paid") return navigate(afterPaymentPath(paymentIdOf(clientSecret)));
    if (result === "refused") setIsPaying(false);
  }

  return (
    <Page title="Complete Your Subscription">
      <Card>
        <form className="pay-panel" noValidate onSubmit={pay}>
          <section aria-labelledby="checkout-plan">
            <h2 id="checkout-plan" className="calm text-display-sm">
              {plans[plan].name}
            </h2>
            <PlanPrice plan={plan} />
            <TickList items={included} />
            <p className="text-sm text-text-muted">{leavingTerms}</p>
            {!isPaying && (
              <p>
                <Link className="inline-flex min-h-11 items-center" to={`/checkout?plan=${otherPlan}`} replace>
                  Choose the {plans[otherPlan].name} instead
                </Link>
              </p>
            )}
          </section>
          <section aria-labelledby="checkout-card">
            <h2 id="checkout-card" className="calm text-display-sm">
              Your card
            </h2>
            <CardEntry provider={provider} onReady={setCard} />
            <PriceTerms plan={plan} />
            <Button type="submit" look="go" isWide disabled={!card} isBusy={isPaying}>
              {isPaying ? "Processing..." : "Subscribe Now"}
            </Button>
            <a className="flex min-h-11 items-center justify-center" href={paths.home}>
              Back to home
            </a>
          </section>
        </form>
      </Card>
    </Page>
  );
}
