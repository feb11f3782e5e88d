import { ApiRefusal } from "#platform/call.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { billingCopy } from "../billing.copy.ts";
import { sentenceOf } from "../sentence-of.ts";

/** The payment was made, the account was not: says so, and what finishes it. */
export function AccountFailed({ error }: { error: unknown }) {
  const code = error instanceof ApiRefusal ? error.code : "";
  return (
    <div role="alert">
      <Notice tone="warn" title={sentenceOf(error, billingCopy.activationFailed)}>
        <p>{code === "email-taken" ? billingCopy.paymentWaits : billingCopy.paymentSafe}</p>
        <div className="mt-3 flex flex-wrap gap-3">{wayOn(code)}</div>
      </Notice>
    </div>
  );
}

function wayOn(code: string) {
  if (code === "email-taken" || code === "payment-used") {
    return (
      <ButtonLink look="line" href="/login?next=/payment-success">
        Login
      </ButtonLink>
    );
  }
  if (code === "payment-not-verified") {
    return (
      <ButtonLink look="line" href="/payment-recovery">
        Find my payment
      </ButtonLink>
    );
  }
  return null;
}
