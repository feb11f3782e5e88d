import { expect, test } from "vitest";
import { needsAthleteName, tidyAthleteName } from "./athlete.ts";

test.each([
  ["  Maya ", "Maya"],
  ["Anna\t  Lena", "Anna Lena"],
  ["\u0000\n", ""],
  ["Zoe\u0308", "Zoë"],
  ["مايا", "مايا"],
])("a name is tidied, never judged: %j", (typed, kept) => {
  expect(tidyAthleteName(typed)).toBe(kept);
});

test.each([
  [null, true],
  ["   ", true],
  ["New Athlete", false],
  ["Maya", false],
])("the welcome dialog asks for a missing or blank name only: %j", (name, asks) => {
  expect(needsAthleteName(name)).toBe(asks);
});
