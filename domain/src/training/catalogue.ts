import { tutorialSearch } from "./tutorials.ts";

/** One of the five steps of a skill. Texts and targets as in spec section 3. */
export interface Level {
  readonly name: string;
  /** The target of one level as the spec words it, sets included. */
  readonly target: string;
  /** The big number of one set, and the words that stand beside it. */
  readonly count: number;
  readonly countOf: string;
  /** A second line for the number: how, or how many out of how many tries. */
  readonly countHow: string;
  /** What a coach would say three times. */
  readonly cues: readonly [string, string, string];
  /** Our own estimate of one unhurried set, fetching the ball included, in minutes. */
  readonly setMinutes: number;
}

export interface SkillEntry {
  readonly name: string;
  readonly description: string;
  readonly equipment: readonly string[];
  /** One sentence on how to lay the things out, and what works instead. */
  readonly layout: string;
  readonly levels: readonly [Level, Level, Level, Level, Level];
}

/** The whole training journey. Stars, counts, tabs and texts derive from this table; a new skill is one entry here. */
export const skills = {
  passing: {
    name: "Passing",
    description: "Play the ball exactly where you want it, with either foot.",
    equipment: ["A ball", "A wall", "2 cones, 1 m apart"],
    layout: "A wall, and 2 cones 1 m apart, 2 to 3 m from the wall. Shoes work as cones.",
    levels: [
      {
        name: "Two-touch control & pass",
        target: "20 reps x2 sets",
        count: 20,
        countOf: "passes, two touches each",
        countHow: "One touch to stop it, one to pass it.",
        cues: ["Soft foot to stop the ball", "Standing foot beside the ball", "Push through with the inside"],
        setMinutes: 3,
      },
      {
        name: "One-touch return",
        target: "25 x2",
        count: 25,
        countOf: "passes, one touch each",
        countHow: "Send it straight back to the wall.",
        cues: ["Stay on your toes", "Lock your ankle", "Meet the ball, do not wait for it"],
        setMinutes: 3,
      },
      {
        name: "Two-touch angle-change",
        target: "30 x2",
        count: 30,
        countOf: "passes, two touches each",
        countHow: "First touch to the side, second touch to the wall.",
        cues: ["Take the ball across your body", "Look up between the touches", "Use the whole gap of the cones"],
        setMinutes: 4,
      },
      {
        name: "Alternating-foot one-touch",
        target: "35 x2",
        count: 35,
        countOf: "passes, one touch each",
        countHow: "Right foot, left foot, right foot.",
        cues: ["Lock your ankle", "Right foot, then left foot", "Look up before you pass"],
        setMinutes: 4,
      },
      {
        name: "Weak-foot one-touch",
        target: "40 x2",
        count: 40,
        countOf: "passes, weaker foot only",
        countHow: "One touch each, gentle first, then firmer.",
        cues: ["Point your standing foot at the wall", "Short swing, firm ankle", "Start close, step back later"],
        setMinutes: 5,
      },
    ],
  },
  juggling: {
    name: "Juggling",
    description: "Keep the ball in the air and learn what every touch does.",
    equipment: ["A ball", "An open area"],
    layout: "A ball and an open area, about three big steps each way.",
    levels: [
      {
        name: "Foot-only",
        target: "20 touches x2",
        count: 20,
        countOf: "touches with your feet",
        countHow: "Drops are fine. Pick it up and carry on counting.",
        cues: ["Toes up a little", "Knee-high, not higher", "Both arms out for balance"],
        setMinutes: 3,
      },
      {
        name: "Extended foot-only",
        target: "40 x2",
        count: 40,
        countOf: "touches with your feet",
        countHow: "Try to swap feet as you go.",
        cues: ["Small, quick steps under the ball", "Hit it with your laces", "Watch the ball onto your foot"],
        setMinutes: 4,
      },
      {
        name: "Walking juggle",
        target: "30 x2",
        count: 30,
        countOf: "touches while you walk",
        countHow: "Slow steps forward, the ball goes with you.",
        cues: ["Push the ball a little ahead", "One touch, one step", "Slow is good"],
        setMinutes: 4,
      },
      {
        name: "Body-part sequence",
        target: "20 cycles x2",
        count: 20,
        countOf: "cycles: foot, thigh, chest",
        countHow: "Any order you like, as long as all three have a turn.",
        cues: ["Flat thigh, like a table", "Lean back to use your chest", "Let it drop softly to your foot"],
        setMinutes: 6,
      },
      {
        name: "Free-style mastery",
        target: "100 touches, single run",
        count: 100,
        countOf: "touches in one run",
        countHow: "Any part of the body but hands and arms.",
        cues: ["Find a calm rhythm", "Use both feet", "Breathe, and look at the middle of the ball"],
        setMinutes: 8,
      },
    ],
  },
  shooting: {
    name: "Shooting",
    description: "Hit a small target hard and clean, first time.",
    equipment: ["A ball", "A wall", "A 0.5 m circle target on it"],
    layout: "A wall with a 0.5 m circle on it. Chalk works well.",
    levels: [
      {
        name: "Static 10m strike",
        target: "10/10 on-target x2",
        count: 10,
        countOf: "on target, out of 10",
        countHow: "The ball lies still, 10 m from the wall.",
        cues: ["Standing foot beside the ball", "Strike the middle of the ball", "Follow through at the target"],
        setMinutes: 4,
      },
      {
        name: "First-time finish",
        target: "15/20 x2",
        count: 15,
        countOf: "on target, out of 20",
        countHow: "Roll it to the wall and strike it as it comes back.",
        cues: ["Adjust with small steps", "Pick your spot before it arrives", "Side foot first, power later"],
        setMinutes: 6,
      },
      {
        name: "Volley after bounce",
        target: "10/15 x2",
        count: 10,
        countOf: "on target, out of 15",
        countHow: "Throw it up, one bounce, then strike it.",
        cues: ["Wait for the bounce", "Knee over the ball", "Toes down, ankle locked"],
        setMinutes: 5,
      },
      {
        name: "Long-range 15m strike",
        target: "12/15 x2",
        count: 12,
        countOf: "on target, out of 15",
        countHow: "The ball lies 15 m from the wall.",
        cues: ["A longer last step", "Laces through the middle", "Land on your shooting foot"],
        setMinutes: 6,
      },
      {
        name: "Weak-foot finishes",
        target: "same as original level x2",
        count: 10,
        countOf: "on target, out of 10",
        countHow: "As in level 1, with your weaker foot.",
        cues: ["Start closer if you like", "Same steps, other foot", "Aim first, power later"],
        setMinutes: 5,
      },
    ],
  },
  dribbling: {
    name: "Dribbling",
    description: "Keep the ball close and change direction before anyone can take it.",
    equipment: ["A ball", "20 cones or cups, 1 foot apart"],
    layout: "20 cones or cups in a line, 1 foot apart. Cups are fine.",
    levels: [
      {
        name: "Right-foot only",
        target: "20 cones x2 sets",
        count: 20,
        countOf: "cones, right foot only",
        countHow: "There and back is worth an extra smile.",
        cues: ["A touch for every step", "Keep it on your toes", "Eyes up at the last cone"],
        setMinutes: 3,
      },
      {
        name: "Left-foot only",
        target: "20 cones x2 sets",
        count: 20,
        countOf: "cones, left foot only",
        countHow: "Slow first. Speed comes by itself.",
        cues: ["A touch for every step", "Bend your knees", "Keep the ball close"],
        setMinutes: 3,
      },
      {
        name: "Outside-inside single-foot",
        target: "20 cones x2 sets",
        count: 20,
        countOf: "cones, stronger foot only",
        countHow: "Outside of the foot, then inside, round every cone.",
        cues: ["Little toe out, big toe in", "Low and balanced", "Short touches, quick feet"],
        setMinutes: 4,
      },
      {
        name: "Outside-inside weaker foot",
        target: "20 cones x2 sets",
        count: 20,
        countOf: "cones, weaker foot only",
        countHow: "Outside of the foot, then inside, as slowly as you need.",
        cues: ["Turn your ankle, not your body", "Let your stronger foot only balance", "Look up every third cone"],
        setMinutes: 4,
      },
      {
        name: "In-out sequence",
        target: "20 cones x2 sets",
        count: 20,
        countOf: "cones, both feet",
        countHow: "Inside of one foot, outside of the same foot, then swap.",
        cues: ["Say it: in, out, swap", "Stay light on your feet", "Speed up after the last cone"],
        setMinutes: 4,
      },
    ],
  },
} as const satisfies Record<string, SkillEntry>;

export type Skill = keyof typeof skills;

/** The skills in the order they are shown. */
export const skillIds = ["passing", "juggling", "shooting", "dribbling"] as const satisfies readonly Skill[];

export const levelsPerSkill = 5;
export const setsPerLevel = 2;
/** One star for each level of each skill. */
export const starCount = skillIds.length * levelsPerSkill;

/** Level 1 to 5 of every skill carry these titles (spec, How It Works). */
export const levelTitles = ["Foundation", "Explorer", "Developer", "Master", "Elite"] as const;

/**
 * One level of a skill.
 *
 * @param level 1 to `levelsPerSkill`
 * @throws RangeError for any other level; what comes from outside is checked by the contract first
 */
export function levelOf(skill: Skill, level: number): Level {
  const entry: Level | undefined = skills[skill].levels[level - 1];
  if (!entry) throw new RangeError(`${skill} has no level ${level}`);
  return entry;
}

/** The title of a level: Foundation to Elite. */
export function levelTitle(level: number): string {
  return levelTitles[level - 1] ?? "";
}

/** The file names of a level's coaching video, its captions and its poster, under the address of the videos. */
export function levelVideo(skill: Skill, level: number): { video: string; captions: string; poster: string } {
  const name = `${skill}-${level}`;
  return { video: `${name}.mp4`, captions: `${name}.vtt`, poster: `${name}.jpg` };
}

/** A search on the external video site for tutorials of one level. A search never goes stale and tracks nobody before it is opened. */
export function levelTutorial(skill: Skill, level: number): string {
  return tutorialSearch(`football ${skills[skill].name} ${levelOf(skill, level).name} drill tutorial`);
}
