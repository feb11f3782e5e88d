import { levelState } from "@stars/domain/training/progress.ts";
import { expect, test } from "vitest";
import { completedAt, journeyOf, levelKey, parseLevelKey, withSet } from "./journey.ts";
import { recordsOf } from "./testing/stub-training.ts";

test("a set that is marked as finished counts at once, and can be taken back", () => {
  const ref = { skill: "juggling", level: 1, set: 2 } as const;
  const records = recordsOf([{ ...ref, set: 1 }]);

  const marked = withSet(records, ref, true);
  const takenBack = withSet(marked, ref, false);

  expect(levelState(journeyOf(marked).juggling, 1)).toBe("done");
  expect(levelState(journeyOf(takenBack).juggling, 1)).toBe("half");
});

test("a record knows when its set was finished", () => {
  const records = recordsOf([{ skill: "passing", level: 1, set: 1 }]);

  expect(completedAt(records, { skill: "passing", level: 1, set: 1 })).toBe("2026-03-03T17:00:00.000Z");
  expect(completedAt(records, { skill: "passing", level: 1, set: 2 })).toBeNull();
});

test("a level's key leads back to the level", () => {
  expect(parseLevelKey(levelKey({ skill: "dribbling", level: 5 }))).toEqual({ skill: "dribbling", level: 5 });
});

test.each([null, "", "passing", "passing-0", "passing-6", "passing-1.5", "passing-1-2", "heading-1", "toString-1"])(
  "%s names no level",
  (key) => {
    expect(parseLevelKey(key)).toBeNull();
  },
);
