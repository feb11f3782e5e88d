import { StillPage } from "#site/still-page.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { PlanCards } from "./plan-cards.tsx";

const facts: { icon: IconName; title: string; text: string }[] = [
  {
    icon: "shield",
    title: "Cancel anytime",
    text: "In your account, in two taps. You keep access until the end of the period you paid for.",
  },
  {
    icon: "card",
    title: "No surprises",
    text: "If a price ever changes, we tell you 30 days before. Fees are non-refundable, except where the law gives you a right.",
  },
  { icon: "chat", title: "Try before you pay", text: "2 free coach questions, no card." },
];

export default function PricingScreen() {
  return (
    <StillPage title="Pricing" description="One subscription, all 20 levels: £19.99 a month, or £191.88 a year with 2 months free.">
      <div data-island="pricing-message" />
      <div className="wrap pt-8 max-tablet:pt-3">
        <div className="mb-8 grid justify-items-center gap-3 text-center">
          <h1 className="calm text-display-lg">One subscription, all 20 levels</h1>
          <p className="text-lg text-text-muted">Both plans include everything. Prices in pounds, nothing on top.</p>
        </div>
        <div className="mx-auto w-full max-w-220">
          <PlanCards />
        </div>
        <dl className="mx-auto mt-12 grid w-full max-w-220 grid-cols-3 gap-8 max-tablet:grid-cols-1">
          {facts.map(({ icon, title, text }) => (
            <div key={title} className="grid content-start gap-1">
              <dt className="grid gap-1 font-bold">
                <Icon name={icon} className="size-7 text-success" />
                {title}
              </dt>
              <dd className="text-sm text-text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </StillPage>
  );
}
