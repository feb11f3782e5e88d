import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { viewerQuery } from "#account/account.data.ts";
import { Loading, Page, TryAgain } from "#ui/page.tsx";
import { billingCopy } from "./billing.copy.ts";
import { readArrival } from "./payment-success/arrival.ts";
import { GuestArrival } from "./payment-success/guest-arrival.tsx";
import { MemberArrival } from "./payment-success/member-arrival.tsx";
import { PaymentDone } from "./payment-success/payment-done.tsx";

export default function PaymentSuccessScreen() {
  const arrival = useArrival();
  const cache = useQueryClient();
  const viewer = useQuery(viewerQuery());
  // Stays when the new member is known, so that what was just done is said before the page moves on.
  const [isCompleted, setIsCompleted] = useState(false);

  if (isCompleted) return <PaymentDone isMovingOn />;
  if (viewer.isPending) {
    return (
      <Page title="Payment">
        <Loading>{billingCopy.checkingPayment}</Loading>
      </Page>
    );
  }
  if (viewer.isError) {
    return (
      <Page title="Payment">
        <TryAgain onClick={() => void viewer.refetch()}>{billingCopy.checkNetwork}</TryAgain>
      </Page>
    );
  }
  // A demo has no plan to pay for: who pays in one gets an account of their own.
  if (viewer.data && !viewer.data.isDemo) return <MemberArrival arrival={arrival} />;
  return <GuestArrival arrival={arrival} onCompleted={complete} />;

  function complete() {
    setIsCompleted(true);
    // There is a member now; what was known of the visitor is of no use to them.
    void cache.resetQueries();
  }
}

/** What stood in the address, which is cleared at once: it names a payment and a person. */
function useArrival() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(() => readArrival(search));
  useEffect(() => {
    if (search !== "" || hash !== "") void navigate(pathname, { replace: true });
  }, [navigate, pathname, search, hash]);
  return arrival;
}
