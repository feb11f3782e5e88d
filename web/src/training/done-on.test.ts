import { expect, test } from "vitest";
import { doneOn } from "./done-on.ts";

test.each([
  ["2026-03-04T08:00:00.000Z", "Done today"],
  ["2026-03-03T23:59:00.000Z", "Done yesterday"],
  ["2026-02-27T12:00:00.000Z", "Done on Friday"],
  ["2026-02-25T12:00:00.000Z", "Done on 25 February"],
  [null, "Done"],
])("on Wednesday 4 March, a set finished at %s is %s", (completedAt, words) => {
  expect(doneOn(completedAt, "2026-03-04")).toBe(words);
});

test("a day is a London day, an hour ahead of UTC in summer", () => {
  expect(doneOn("2026-07-01T23:30:00.000Z", "2026-07-02")).toBe("Done today");
});
