import { defaultPlan, isPlan } from "@stars/domain/billing/plans.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { viewerQuery } from "#account/account.data.ts";
import { configQuery } from "#site/config.data.ts";
import { Loading, Page } from "#ui/page.tsx";
import { billingCopy } from "./billing.copy.ts";
import { checkoutQuery } from "./billing.data.ts";
import { CheckoutFailed } from "./checkout/checkout-failed.tsx";
import { CheckoutForm } from "./checkout/checkout-form.tsx";

export default function CheckoutScreen() {
  const [query] = useSearchParams();
  const asked = query.get("plan");
  const plan = isPlan(asked) ? asked : defaultPlan;
  const viewer = useQuery(viewerQuery());
  const config = useQuery(configQuery());
  const payment = useQuery(checkoutQuery(plan));

  function tryAgain() {
    void config.refetch();
    void payment.refetch();
  }

  const error = payment.error ?? config.error;
  if (error || payment.data === null) return <CheckoutFailed plan={plan} error={error} onTryAgain={tryAgain} />;
  if (!payment.data || !config.data || viewer.isPending) {
    return (
      <Page title="Checkout">
        <Loading>{billingCopy.settingUp}</Loading>
      </Page>
    );
  }
  return (
    <CheckoutForm
      plan={plan}
      clientSecret={payment.data}
      provider={config.data.payments}
      payer={{ email: viewer.data?.email ?? "", name: viewer.data?.athleteName ?? "" }}
    />
  );
}
