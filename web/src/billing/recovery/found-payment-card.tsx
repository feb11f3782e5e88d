import { plans } from "@stars/domain/billing/plans.ts";
import { poundsOf } from "@stars/domain/billing/terms.ts";
import { useEffect, useRef } from "react";
import { writtenDate } from "#billing/written-date.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { FoundPayment } from "./recovery.data.ts";

interface FoundPaymentCardProps {
  payment: FoundPayment;
  /** The account that is signed in, which the payment then goes to. */
  accountEmail: string | null;
  isBusy: boolean;
  onActivate: () => void;
}

export function FoundPaymentCard({ payment: { plan, amount, paymentDate }, accountEmail, isBusy, onActivate }: FoundPaymentCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <h2 ref={heading} tabIndex={-1} className="calm flex items-center gap-2 text-display-xs outline-none">
        <Icon name="check" className="text-success" />
        We found your payment
      </h2>
      <dl className="rows tabular-nums wrap-anywhere">
        <div>
          <dt>Plan</dt>
          <dd>
            <b>{plans[plan].name}</b>
          </dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>{poundsOf(amount)}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{writtenDate(paymentDate)}</dd>
        </div>
        {accountEmail !== null && (
          <div>
            <dt>Goes to</dt>
            <dd>your account {accountEmail}</dd>
          </div>
        )}
      </dl>
      <Button look="go" isWide isBusy={isBusy} onClick={onActivate}>
        Activate Subscription
      </Button>
    </section>
  );
}
