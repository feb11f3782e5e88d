import { type Payments, PaymentsUnavailable, UnsignedEvent } from "./payments.ts";

/** A provider that does not answer: for tests that need none, and for those of an outage. */
export function silentPayments(): Payments {
  const silence = async (): Promise<never> => {
    throw new PaymentsUnavailable("The payment provider does not answer");
  };
  return {
    mode: "sandbox",
    publishableKey: "pk_test_silent",
    prepare: silence,
    createCustomer: silence,
    updateCustomer: silence,
    beginSubscription: silence,
    readSubscription: silence,
    readPayment: silence,
    readClientSecret: silence,
    setToEnd: silence,
    endNow: silence,
    refund: silence,
    openCheckout: silence,
    readCheckout: silence,
    openPortal: silence,
    listInvoices: silence,
    readEvent: () => {
      throw new UnsignedEvent();
    },
    listEvents: () => ({ [Symbol.asyncIterator]: () => ({ next: silence }) }),
  };
}
