import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { TryAgain } from "#ui/page.tsx";
import { billingCopy } from "./billing.copy.ts";
import { type CardFormProps, type Confirmation, isPaidAlready, type Payer } from "./card/card.ts";
import { CardSkeleton } from "./card/card-skeleton.tsx";

/** The one file that knows Stripe's browser packages. What is typed here goes to Stripe alone; we never see it. */
export function StripeCardForm({ provider, onReady }: CardFormProps) {
  const { publishableKey } = provider;
  const stripe = useQuery({
    queryKey: ["billing", "stripe-js", publishableKey],
    queryFn: () => loadStripe(publishableKey),
    structuralSharing: false,
  });
  if (stripe.isPending) return <CardSkeleton />;
  if (!stripe.data) return <TryAgain onClick={() => void stripe.refetch()}>{billingCopy.stripeNotLoaded}</TryAgain>;
  return (
    <Elements stripe={stripe.data} options={{ locale: "en-GB" }}>
      <CardFrames onReady={onReady} />
    </Elements>
  );
}

function CardFrames({ onReady }: Pick<CardFormProps, "onReady">) {
  const stripe = useStripe();
  const elements = useElements();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [style] = useState(styleOfFields);

  useEffect(() => {
    if (!stripe || !elements) return;
    async function confirm(clientSecret: string, { email, name }: Payer): Promise<Confirmation> {
      setProblem(null);
      const card = elements?.getElement(CardNumberElement);
      if (!stripe || !card) return { error: billingCopy.cardMissing };
      const { error, paymentIntent } = await stripe.confirmCardPayment(clientSecret, {
        payment_method: { card, billing_details: { email, name, address: { country: "GB" } } },
      });
      if (!error) return { status: paymentIntent.status };
      if (isPaidAlready({ code: error.code, paymentStatus: error.payment_intent?.status })) return { status: "succeeded" };
      const message = error.message ?? billingCopy.cardRefused;
      setProblem(message);
      return { error: message };
    }

    onReady({ confirm });
    return () => onReady(null);
  }, [stripe, elements, onReady]);

  const options = (name: string) => ({ id: `${id}-${name}`, className: "input card-frame", options: { style } });
  return (
    <div className="card-fields">
      <div className="field">
        <label htmlFor={`${id}-number`}>Card number</label>
        <CardNumberElement {...options("number")} />
      </div>
      <div className="card-fields-pair">
        <div className="field">
          <label htmlFor={`${id}-expiry`}>Expiry</label>
          <CardExpiryElement {...options("expiry")} />
        </div>
        <div className="field">
          <label htmlFor={`${id}-cvc`}>CVC</label>
          <CardCvcElement {...options("cvc")} />
        </div>
      </div>
      <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
    </div>
  );
}

/** The frames cannot read our style sheet, so they are told the colours of the scheme the page is in. */
function styleOfFields() {
  const probe = document.createElement("span");
  document.body.append(probe);
  const colour = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const style = {
    base: { fontSize: "17px", color: colour("--text"), "::placeholder": { color: colour("--text-muted") } },
    invalid: { color: colour("--danger") },
  };
  probe.remove();
  return style;
}
