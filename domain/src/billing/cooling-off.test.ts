import { expect, test } from "vitest";
import { coolingOffMs, coolingOffRefundPence } from "./cooling-off.ts";

const paid = { paidAtMs: 1_000_000, receivedPence: 1999, refundedPence: 0 };

test.each([
  ["at once", paid, paid.paidAtMs, 1999],
  ["in the last instant of the 14 days", paid, paid.paidAtMs + coolingOffMs - 1, 1999],
  ["an instant too late", paid, paid.paidAtMs + coolingOffMs, 0],
  ["less what was given back already", { ...paid, refundedPence: 500 }, paid.paidAtMs, 1499],
  ["never more than was paid", { ...paid, refundedPence: 2500 }, paid.paidAtMs, 0],
] as const)("cancelled %s", (_name, payment, now, refund) => {
  expect(coolingOffRefundPence(payment, now)).toBe(refund);
});
