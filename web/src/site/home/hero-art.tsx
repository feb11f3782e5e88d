import { StarIcon } from "#ui/icon.tsx";
import { iconShapes } from "#ui/icon-shapes.tsx";
import { StoneDefs, StoneShape } from "./stone-shape.tsx";

/** Maya juggles below the arc of the five levels; the last thing on it is the star. */
export function HeroArt() {
  return (
    <div className="hero-art">
      <svg viewBox="0 0 720 700" role="img" aria-label="Maya juggles a ball. Five level stones fly in an arc over her head to a gold star.">
        <StoneDefs />
        <path
          d="M96 560C62 330 150 60 430 62c150 2 226 92 236 190"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeDasharray="2 16"
          strokeLinecap="round"
        />
        <image href="/pictures/maya-juggle.webp" x="196" y="126" width="512" height="560" />
        <StoneShape state="done" x={50} y={406} scale={1.45}>
          <StoneStar />
        </StoneShape>
        <StoneShape state="done" x={76} y={216} scale={1.45}>
          <StoneStar />
        </StoneShape>
        <StoneShape state="half" x={196} y={72} scale={1.45}>
          <StoneNumber>3</StoneNumber>
        </StoneShape>
        <StoneShape state="open" x={382} y={24} scale={1.45}>
          <StoneNumber>4</StoneNumber>
        </StoneShape>
        <StoneShape state="locked" x={554} y={86} scale={1.45}>
          <g fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" transform="translate(17 16)">
            {iconShapes.lock}
          </g>
        </StoneShape>
        <g transform="translate(612 236)">
          <StarIcon size={100} />
        </g>
      </svg>
    </div>
  );
}

export function StoneStar() {
  return (
    <g transform="translate(13 11)">
      <StarIcon size={32} />
    </g>
  );
}

export function StoneNumber({ children }: { children: string }) {
  return (
    <text x="29" y="38" textAnchor="middle" fontFamily="var(--font-display)" fontWeight="900" fontSize="28" fill="var(--c-night-900)">
      {children}
    </text>
  );
}
