import { billingRefusals } from "@stars/domain/billing/billing.refusals.ts";
import { poundsOf } from "@stars/domain/billing/terms.ts";

/** Words of the account page; those the spec quotes are kept to the letter. */
export const accountPageCopy = {
  signedOut: "Please log in to view your account.",
  loading: "Loading your subscription...",
  statusFailed: "We could not load your subscription. Your plan and your stars are safe.",
  cancelled: {
    title: "Subscription Cancellation Scheduled",
    fallback: "You'll retain full access until the end of your current billing period.",
  },
  cancelFailed: { title: "Cancellation Failed", fallback: "Unable to cancel subscription. Please contact support." },
  reactivated: { title: "Subscription Reactivated" },
  reactivateFailed: { title: "Reactivation Failed", fallback: "Unable to reactivate subscription. Please contact support." },
  refunded: (amountPence: number) => ({
    title: "Subscription Cancelled",
    description: `${poundsOf(amountPence)} is on its way back to you.`,
  }),
  /** Stays on the page when the toast has gone. */
  refundKept: {
    title: "Your payment is refunded",
    description: (amountPence: number) =>
      `${poundsOf(amountPence)} goes back to the card you paid with. Banks can take up to 10 working days to show it.`,
  },
  refundFailed: { title: "Refund Failed", fallback: "Unable to refund the payment. Please contact support." },
  portalFailed: { title: "Error", fallback: "We could not open the card page. Please try again." },
  managedByTeam: billingRefusals["managed-by-team"].message,
  demo: "This is a demo with sample progress. It ends by itself within a day, and nothing is ever charged.",
  paymentProblem: {
    title: "We could not take the last payment.",
    description: "Please update your card, and we will try again. Your stars are safe.",
  },
  invoicesLoading: "Loading your invoices...",
  invoicesFailed: "We could not load your invoices.",
  invoicesEmpty: "No invoices yet. Each payment you make will be listed here.",
} as const;
