import { lazy, Suspense } from "react";
import type { CardFormProps } from "./card.ts";
import { CardSkeleton } from "./card-skeleton.tsx";
import "./card-entry.css";

// Chosen when the page runs, since one build serves both; each loads only where it is needed.
const StripeCardForm = lazy(() => import("../card-form.tsx").then(({ StripeCardForm: form }) => ({ default: form })));
const SandboxCardForm = lazy(() => import("./sandbox-card-form.tsx").then(({ SandboxCardForm: form }) => ({ default: form })));

/** Where the card is typed in: Stripe's own fields, or those of the sandbox. */
export function CardEntry(props: CardFormProps) {
  return (
    <Suspense fallback={<CardSkeleton />}>
      {props.provider.mode === "stripe" ? <StripeCardForm {...props} /> : <SandboxCardForm {...props} />}
    </Suspense>
  );
}
