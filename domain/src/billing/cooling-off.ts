const dayMs = 24 * 60 * 60 * 1000;

/** Consumer Contracts Regulations 2013, regulation 30: 14 days to cancel a contract made at a distance. */
export const coolingOffMs = 14 * dayMs;

/**
 * How much a family gets back when it cancels within 14 days of the first payment, in pence: all of it, less what was given back already.
 *
 * @param paidAtMs when the first payment of the contract was made, in epoch milliseconds
 * @returns 0 when the 14 days are over or nothing is left to give back
 */
export function coolingOffRefundPence(
  payment: { readonly paidAtMs: number; readonly receivedPence: number; readonly refundedPence: number },
  nowMs: number,
): number {
  if (nowMs >= payment.paidAtMs + coolingOffMs) return 0;
  return Math.max(0, payment.receivedPence - payment.refundedPence);
}
