/** The pieces the equipment plans are drawn from, seen from above. Lengths in units of the drawing, 420 by 190. */

const cone = "#ff7a1a";
const brick = "#d8754a";
const mortar = "#a4532f";

/** Mown grass, the ground of every plan. */
export function Grass() {
  return (
    <>
      <rect width="420" height="190" rx="14" fill="var(--pitch-deep)" />
      <path d="M60 0h60v190H60zM180 0h60v190h-60zM300 0h60v190h-60z" fill="white" opacity=".06" />
    </>
  );
}

export function ConeFromAbove({ x, y, size = 15 }: { x: number; y: number; size?: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={size} fill={cone} />
      <circle cx={x} cy={y} r={size * 0.57} fill="white" />
      <circle cx={x} cy={y} r={size * 0.27} fill={cone} />
    </g>
  );
}

export function WallFromAbove() {
  return (
    <g>
      <rect x="378" y="16" width="26" height="158" rx="4" fill={brick} />
      <path d="M378 48h26M378 80h26M378 112h26M378 144h26M391 16v32M391 80v32M391 144v30" stroke={mortar} strokeWidth="3" />
    </g>
  );
}

export function WallFromFront() {
  const rows = [40, 62, 84, 106];
  return (
    <g>
      <rect x="40" y="18" width="340" height="110" rx="4" fill={brick} />
      <path
        d={rows.map((y, row) => `M40 ${y}h340${row % 2 ? "M75 " : "M110 "}${y - 22}v22m70-22v22m70-22v22m70-22v22`).join("")}
        fill="none"
        stroke={mortar}
        strokeWidth="3"
      />
    </g>
  );
}

/** Left boot sky, right boot coral, as everywhere. */
export function Boots({ x, y }: { x: number; y: number }) {
  return (
    <g stroke="white" strokeWidth="2.5" transform={`translate(${x} ${y})`}>
      <ellipse cy="-13" rx="9" ry="17" fill="var(--foot-left)" transform="rotate(80 0 -13)" />
      <ellipse cy="13" rx="9" ry="17" fill="var(--foot-right)" transform="rotate(98 0 13)" />
    </g>
  );
}

export function Ball({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="var(--c-night-900)">
      <circle r="12" fill="white" stroke="var(--c-night-900)" strokeWidth="2.5" />
      <path d="m0-6 6 4.5-2.3 7h-7.4l-2.3-7z" />
    </g>
  );
}

/** The way of the ball, dotted, with an arrow head at its end. */
export function BallWay({ way, head }: { way: string; head?: string }) {
  return (
    <g fill="none" stroke="var(--action)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d={way} strokeDasharray="2 11" />
      {head && <path d={head} />}
    </g>
  );
}

/** A length with its two ends. */
export function Measure({ line, words, x, y }: { line: string; words: string; x: number; y: number }) {
  return (
    <g>
      <path d={line} fill="none" stroke="white" strokeWidth="2.5" strokeLinecap="round" />
      <text x={x} y={y} fill="white" textAnchor="middle" className="font-display text-[24px] font-extrabold">
        {words}
      </text>
    </g>
  );
}
