import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { TextField } from "#ui/field.tsx";
import { afterPaymentPath } from "../after-payment.ts";
import { type CardFormProps, type Confirmation, type Payer, paymentIdOf } from "./card.ts";
import { confirmInSandbox } from "./confirm-in-sandbox.ts";
import { TestCards } from "./test-cards.tsx";
import { type CardField, cardProblem, groupedNumber, spacedExpiry, type TypedCard } from "./typed-card.ts";

const emptyCard: TypedCard = { number: "", expiry: "", cvc: "", name: "" };

/** The card form of a run that takes no money: it knows test cards only. */
export function SandboxCardForm({ provider, onReady }: CardFormProps) {
  const [card, setCard] = useState(emptyCard);
  const [problem, setProblem] = useState<{ field: CardField; message: string } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef(card);

  useEffect(() => {
    typed.current = card;
  }, [card]);

  useEffect(() => {
    function show(field: CardField, message: string): Confirmation {
      setProblem({ field, message });
      place.current?.querySelector<HTMLInputElement>(`[data-card="${field}"]`)?.focus();
      return { error: message };
    }

    async function confirm(clientSecret: string, { email }: Payer): Promise<Confirmation> {
      setProblem(null);
      const missing = cardProblem(typed.current);
      if (missing) return show(missing.field, missing.message);
      const { confirmation, field } = await confirmInSandbox(provider, {
        clientSecret,
        card: typed.current,
        payer: { email, name: typed.current.name.trim() },
        returnUrl: `${location.origin}${afterPaymentPath(paymentIdOf(clientSecret))}`,
      });
      return "error" in confirmation && field ? show(field, confirmation.error) : confirmation;
    }

    onReady({ confirm });
    return () => onReady(null);
  }, [provider, onReady]);

  function fieldFor(field: CardField, tidy = (value: string) => value) {
    return {
      value: card[field],
      error: problem?.field === field ? problem.message : undefined,
      // No saved card of a parent belongs in here.
      autoComplete: "off",
      "data-card": field,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setCard((before) => ({ ...before, [field]: tidy(target.value) }));
        setProblem(null);
      },
    };
  }

  return (
    <div ref={place} className="card-fields">
      <p className="rounded-small bg-warning-ground px-4 py-2 text-sm font-semibold text-warning">Test mode: no money is taken</p>
      <TextField label="Card number" inputMode="numeric" placeholder="4242 4242 4242 4242" {...fieldFor("number", groupedNumber)} />
      <div className="card-fields-pair">
        <TextField label="Expiry" inputMode="numeric" placeholder="MM / YY" maxLength={9} {...fieldFor("expiry", spacedExpiry)} />
        <TextField label="CVC" inputMode="numeric" placeholder="123" maxLength={4} {...fieldFor("cvc")} />
      </div>
      <TextField label="Name on card" maxLength={100} {...fieldFor("name")} />
      <TestCards />
    </div>
  );
}
