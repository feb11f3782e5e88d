import { expect, test } from "vitest";
import { isPlan, planIds, plans } from "./plans.ts";

test("the prices are those of the site", () => {
  expect(plans.monthly).toMatchObject({ amountPence: 1999, months: 1 });
  expect(plans.annual).toMatchObject({ amountPence: 19_188, months: 14, name: "Annual Plan", offer: "Annual Plan (Save £47!)" });
  expect(planIds).toEqual(Object.keys(plans));
});

test.each([
  ["monthly", true],
  ["annual", true],
  ["Monthly", false],
  ["", false],
  [null, false],
  ["toString", false],
])("is %j a plan? %s", (word, answer) => {
  expect(isPlan(word)).toBe(answer);
});
