/**
 * The page that follows a payment. It takes the id out of the address as soon as it has read it.
 *
 * @param paymentId a `pi_...` id; no secret, and no proof of anything
 */
export function afterPaymentPath(paymentId: string): string {
  return `/payment-success?session_id=${paymentId}`;
}
