import { expect, test } from "vitest";
import { leavingTerms, poundsOf, renewalTerms } from "./terms.ts";

test("what is paid today and what follows, in one sentence", () => {
  expect(renewalTerms("monthly")).toBe("£19.99 today for one month, then £19.99 every month until you cancel.");
  expect(renewalTerms("annual")).toBe("£191.88 today for 14 months, then £191.88 every 14 months until you cancel.");
});

test("pence are shown as pounds", () => {
  expect(poundsOf(1999)).toBe("£19.99");
  expect(poundsOf(0)).toBe("£0.00");
});

test("non-refundable never stands without its exception", () => {
  expect(leavingTerms).toContain("non-refundable, except where the law gives you a right");
});
