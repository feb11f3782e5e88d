import type { Skill } from "@stars/domain/training/catalogue.ts";
import type { ReactElement } from "react";
import { Ball, BallWay, Boots, ConeFromAbove, Grass, Measure, WallFromAbove, WallFromFront } from "./plan-pieces.tsx";

/** How the things for a skill are laid out, drawn. */
export function EquipmentPlan({ skill }: { skill: Skill }) {
  const { words, drawing } = plans[skill];
  return (
    <svg viewBox="0 0 420 190" role="img" aria-label={words} className="my-2 w-full rounded-[14px]">
      <Grass />
      {drawing}
    </svg>
  );
}

const dribbleStep = 17;
const dribbleStart = 74;
const coneXs = Array.from({ length: 20 }, (_, index) => dribbleStart + index * dribbleStep);
/** Past every cone on its other side, crossing the line halfway between two. */
const weave = `M${dribbleStart - dribbleStep / 2} 95${coneXs.map((_, index) => `q${dribbleStep / 2} ${index % 2 ? 62 : -62} ${dribbleStep} 0`).join("")}`;

const plans = {
  passing: {
    words: "Seen from above: a wall, two cones 1 metre apart, 2 to 3 metres from the wall, and you between the cones",
    drawing: (
      <>
        <WallFromAbove />
        <ConeFromAbove x={104} y={38} />
        <ConeFromAbove x={104} y={152} />
        <Measure line="M52 38v114M45 38h14M45 152h14" words="1 m" x={22} y={103} />
        <Measure line="M128 166h84M288 166h80M128 159v14M368 159v14" words="2–3 m" x={250} y={174} />
        <BallWay way="M142 92c70-34 150-34 224-4" head="m356 76 12 12-16 7" />
        <Boots x={94} y={95} />
        <Ball x={133} y={96} />
      </>
    ),
  },
  juggling: {
    words: "Seen from above: you and the ball in the middle of an open area, three big steps free on every side",
    drawing: (
      <>
        <ellipse cx="210" cy="95" rx="176" ry="80" fill="white" opacity=".07" />
        <ellipse cx="210" cy="95" rx="176" ry="80" fill="none" stroke="white" strokeWidth="2.5" strokeDasharray="10 9" />
        <Measure line="M252 95h130M252 88v14M382 88v14" words="3 big steps" x={318} y={82} />
        <Boots x={190} y={95} />
        <Ball x={228} y={95} />
      </>
    ),
  },
  shooting: {
    words: "Seen from behind you: a wall with a circle target half a metre across, and the ball in front of it",
    drawing: (
      <>
        <WallFromFront />
        <circle cx="270" cy="70" r="36" fill="none" stroke="white" strokeWidth="5" />
        <circle cx="270" cy="70" r="5" fill="white" />
        <Measure line="M322 34v72M315 34h14M315 106h14" words="0.5 m" x={350} y={78} />
        <BallWay way="M150 158c30-50 60-78 104-84" head="m242 64 14 9-10 13" />
        <Boots x={106} y={162} />
        <Ball x={144} y={163} />
      </>
    ),
  },
  dribbling: {
    words: "Seen from above: 20 cones or cups in a line, 1 foot apart, and you at one end with the ball",
    drawing: (
      <>
        {coneXs.map((x) => (
          <ConeFromAbove key={x} x={x} y={95} size={6.5} />
        ))}
        <path d={weave} fill="none" stroke="var(--action)" strokeWidth="3" strokeLinecap="round" />
        <Measure line="M227 144v14M227 151h17M244 144v14" words="1 foot" x={236} y={180} />
        <Boots x={20} y={95} />
        <Ball x={50} y={95} />
      </>
    ),
  },
} as const satisfies Record<Skill, { words: string; drawing: ReactElement }>;
