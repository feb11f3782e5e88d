import type { ReactNode } from "react";

export type StoneState = "done" | "half" | "open" | "locked";

interface StoneShapeProps {
  state: StoneState;
  x: number;
  y: number;
  scale: number;
  children: ReactNode;
}

const halfFill = "stone-half-fill";

/** A panel of the ball with a thick lower lip, 58 by 64, as part of a larger drawing. What stands on it says its state a second time. */
export function StoneShape({ state, x, y, scale, children }: StoneShapeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={`stone-shape stone-shape-${state}`}>
      <g strokeWidth="10" strokeLinejoin="round">
        <path className="stone-shape-lip" d="M29 11 50 22.5V47L29 58.5 8 47V22.5z" />
        <path className="stone-shape-face" d="M29 5 50 16.5V41L29 52.5 8 41V16.5z" />
      </g>
      {children}
    </g>
  );
}

/** The fill of a half finished stone; once in a drawing that shows one. */
export function StoneDefs() {
  return (
    <defs>
      <linearGradient id={halfFill} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="58">
        <stop offset=".5" stopColor="#fff" />
        <stop offset=".5" stopColor="#b8f23c" />
      </linearGradient>
    </defs>
  );
}
