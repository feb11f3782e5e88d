import { expect, test } from "vitest";
import { bonusSkills } from "./bonus-skills.ts";
import { levelOf, levelsPerSkill, levelTitles, levelTutorial, levelVideo, skillIds, skills, starCount } from "./catalogue.ts";

test("the journey has the numbers that the site promises", () => {
  expect(skillIds).toEqual(Object.keys(skills));
  expect(starCount).toBe(20);
  expect(bonusSkills).toHaveLength(5);
  expect(levelTitles).toHaveLength(levelsPerSkill);
});

test("every level has a target, three cues and a set that fits into a quarter of an hour", () => {
  for (const skill of skillIds) {
    for (let level = 1; level <= levelsPerSkill; level++) {
      const { name, target, cues, setMinutes, count } = levelOf(skill, level);
      expect(name).not.toBe("");
      expect(target).toMatch(/x2|single run/);
      expect(new Set(cues).size).toBe(3);
      expect(setMinutes).toBeGreaterThan(0);
      expect(setMinutes).toBeLessThanOrEqual(15);
      expect(count).toBeGreaterThan(0);
    }
  }
});

test("videos are named after skill and level", () => {
  expect(levelVideo("passing", 1)).toEqual({ video: "passing-1.mp4", captions: "passing-1.vtt", poster: "passing-1.jpg" });
});

test("a tutorial is a plain search in the words of the level", () => {
  expect(levelTutorial("passing", 1)).toBe(
    "https://www.youtube.com/results?search_query=football+passing+two-touch+control+pass+drill+tutorial",
  );
});

test("a level that does not exist is an error, not an empty card", () => {
  expect(() => levelOf("passing", 6)).toThrow(RangeError);
});
