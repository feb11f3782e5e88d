import fc from "fast-check";
import { expect, test } from "vitest";
import { levelsPerSkill, skillIds, starCount } from "./catalogue.ts";
import {
  completedLevels,
  currentLevel,
  decideSetCompletion,
  journeyFrom,
  levelState,
  nextSet,
  type SetRef,
  sets,
  starsWon,
} from "./progress.ts";

test.each([
  ["level 1 is open from the start", [], { level: 1, set: 1 }, { verdict: "accept", finishesLevel: false, unlocks: null }],
  [
    "level 2 stays locked until both sets of level 1 are done",
    [[1, 1]],
    { level: 2, set: 1 },
    { verdict: "refuse", because: "level-locked" },
  ],
  ["set 2 waits for set 1", [], { level: 1, set: 2 }, { verdict: "refuse", because: "set-1-first" }],
  ["set 2 of a locked level is refused for the lock", [], { level: 3, set: 2 }, { verdict: "refuse", because: "level-locked" }],
  ["finishing set 2 opens the next level", [[1, 1]], { level: 1, set: 2 }, { verdict: "accept", finishesLevel: true, unlocks: 2 }],
  [
    "the last level opens nothing",
    [
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
      [5, 1],
    ],
    { level: 5, set: 2 },
    { verdict: "accept", finishesLevel: true, unlocks: null },
  ],
  ["doing a finished set again changes nothing", [[1, 2]], { level: 1, set: 1 }, { verdict: "already-done" }],
  ["doing set 1 again while set 2 is open changes nothing", [[1, 1]], { level: 1, set: 1 }, { verdict: "already-done" }],
] as const)("%s", (_name, done, ref, decision) => {
  expect(decideSetCompletion(new Map(done), ref)).toEqual(decision);
});

test.each([
  ["a new athlete starts with passing", [], { skill: "passing", level: 1, set: 1 }],
  ["what is half done comes first", [{ skill: "dribbling", level: 1, set: 1 }], { skill: "dribbling", level: 1, set: 2 }],
  [
    "otherwise the skill furthest behind, in catalogue order",
    [
      { skill: "passing", level: 1, set: 1 },
      { skill: "passing", level: 1, set: 2 },
    ],
    { skill: "juggling", level: 1, set: 1 },
  ],
] as const)("the one next thing: %s", (_name, finished, next) => {
  expect(nextSet(journeyFrom(finished))).toEqual(next);
});

test("a set recorded on top of a gap adds no star", () => {
  const journey = journeyFrom([{ skill: "passing", level: 1, set: 2 }]);

  expect(starsWon(journey)).toBe(0);
  expect(levelState(journey.passing, 1)).toBe("open");
});

test("whoever follows the next thing wins every star in forty sets, and never meets a refusal", () => {
  const finished: SetRef[] = [];
  for (let next = nextSet(journeyFrom(finished)); next; next = nextSet(journeyFrom(finished))) {
    expect(decideSetCompletion(journeyFrom(finished)[next.skill], next).verdict).toBe("accept");
    finished.push(next);
  }

  expect(finished).toHaveLength(starCount * sets.length);
  expect(starsWon(journeyFrom(finished))).toBe(starCount);
});

test("whatever is tried in whatever order, stars equal finished levels and no level is done beyond a locked one", () => {
  const anySet = fc.record({
    skill: fc.constantFrom(...skillIds),
    level: fc.integer({ min: 1, max: levelsPerSkill }),
    set: fc.constantFrom(...sets),
  });
  fc.assert(
    fc.property(fc.array(anySet, { maxLength: 200 }), (tries) => {
      const finished: SetRef[] = [];
      for (const ref of tries) if (decideSetCompletion(journeyFrom(finished)[ref.skill], ref).verdict === "accept") finished.push(ref);
      const journey = journeyFrom(finished);
      for (const skill of skillIds) {
        const done = journey[skill];
        expect(currentLevel(done)).toBe(Math.min(completedLevels(done) + 1, levelsPerSkill));
        for (let level = 2; level <= levelsPerSkill; level++)
          if ((done.get(level) ?? 0) > 0) expect(levelState(done, level - 1)).toBe("done");
      }
    }),
  );
});
