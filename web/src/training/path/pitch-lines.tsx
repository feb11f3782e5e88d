import "./path.css";
import type { Skill } from "@stars/domain/training/catalogue.ts";
import type { ReactElement } from "react";

/** What is painted on the grass behind each skill's path: the part of the pitch where it belongs. */
const lines = {
  passing: (
    <g>
      <path d="M300 0v188" />
      <circle cx="300" cy="94" r="66" />
    </g>
  ),
  juggling: <path d="M-4 60a64 64 0 0 0 64-64M540-4a64 64 0 0 0 64 64M-4 128a64 64 0 0 1 64 64M540 192a64 64 0 0 1 64-64" />,
  shooting: <path d="M604 24H430v140h174M604 62h-84v64h84M430 66a44 44 0 0 0 0 56" />,
  dribbling: <path d="M0 150h600M0 38h600" />,
} as const satisfies Record<Skill, ReactElement>;

/** Left edges of the cones along the line of the dribbling strip. */
const coneXs = [105, 225, 345, 465];

export function PitchLines({ skill }: { skill: Skill }) {
  return (
    <svg viewBox="0 0 600 188" preserveAspectRatio="xMaxYMid slice" className="absolute inset-0 size-full" aria-hidden="true">
      <g fill="none" stroke="white" strokeWidth="4" opacity=".38">
        {lines[skill]}
      </g>
      {skill === "dribbling" && coneXs.map((x) => <Cone key={x} x={x} />)}
    </svg>
  );
}

function Cone({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M4 38 11 14q4-3 8 0l7 24z" fill="#ff7a1a" />
      <path d="M7 28l3-8h10l3 8z" fill="white" />
      <rect y="36" width="30" height="6" rx="3" fill="#c4510b" />
    </g>
  );
}
