import { iconShapes } from "./icon-shapes.tsx";

export type IconName = keyof typeof iconShapes;

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A decorative icon, as tall as the text. It is drawn in place, so that it is there with the first paint; the words beside it say what it means. */
export function Icon({ name, className = "" }: IconProps) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name]}
    </svg>
  );
}

interface MarkProps {
  className?: string | undefined;
  /** In user units, for a place inside another drawing; classes say it elsewhere. */
  size?: number | undefined;
}

const starPath = "M12 1.8l3.05 6.5 7.1.86-5.22 4.9 1.36 7.04L12 17.62 5.71 21.1l1.36-7.04L1.85 9.16l7.1-.86z";

/** The star that is won: gold with a darker lip below. */
export function StarIcon({ className, size }: MarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 25" aria-hidden="true" strokeWidth="2" strokeLinejoin="round">
      <path d={starPath} fill="var(--star-lip)" stroke="var(--star-lip)" transform="translate(0 1.3)" />
      <path d={starPath} fill="var(--star)" stroke="var(--star)" />
    </svg>
  );
}

/** A star in the colour of the text around it. */
export function StarFlatIcon({ className, size }: MarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" strokeWidth="2" strokeLinejoin="round">
      <path d={starPath} fill="currentColor" stroke="currentColor" />
    </svg>
  );
}

/** The ball whose panels hold a star. */
export function Logo({ className, size }: MarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="var(--c-white)" />
      <circle cx="32" cy="32" r="28" fill="var(--c-white)" stroke="var(--c-night-900)" strokeWidth="4" />
      <g fill="var(--c-night-900)">
        <path d="M32 2.5c4.5 0 8.5.9 12 2.5L32 12.5 20 5C23.5 3.4 27.5 2.5 32 2.5z" />
        <path d="M60.5 23c1.3 4.6 1.3 8.8.6 12.6L53 25.2l3.6-13C58.5 15 59.8 19 60.5 23zM3.5 23C2.2 27.6 2.2 31.8 2.9 35.6L11 25.2 7.4 12.2C5.5 15 4.2 19 3.5 23z" />
        <path d="m49.5 55-13 1.2 8.2-10 13-4.7C56 47 53.3 51.5 49.5 55zM14.5 55l13 1.2-8.2-10-13-4.7C8 47 10.7 51.5 14.5 55z" />
        <path d="M32 15.5 48.8 27.7 42.4 47.5H21.6L15.2 27.7z" stroke="var(--c-night-900)" strokeWidth="3" strokeLinejoin="round" />
      </g>
      <path
        d="M32 12v4M53 25l-4.5 2.8M11 25l4.5 2.8M44.5 46l-2 2M19.5 46l2 2"
        stroke="var(--c-night-900)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M32 20.5l3.6 7.5 8.2 1-6 5.7 1.5 8.2-7.3-4-7.3 4 1.5-8.2-6-5.7 8.2-1z"
        fill="var(--c-gold-400)"
        stroke="var(--c-gold-400)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The AI coach: a ball with a headset, plainly no person. */
export function CoachIcon({ className, size }: MarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" fill="none">
      <circle cx="32" cy="32" r="32" fill="var(--c-night-900)" />
      <circle cx="32" cy="34" r="19" fill="var(--c-white)" />
      <g stroke="var(--c-night-900)">
        <path d="M32 26.5 40 32.3 37 41.7H27L24 32.3z" fill="var(--c-night-900)" strokeWidth="2" strokeLinejoin="round" />
        <path d="M32 26V16M41 32l9-4M37.5 42.5l6 7M26.5 42.5l-6 7M23 32l-9-4" strokeWidth="2.5" />
      </g>
      <g stroke="var(--c-lime-400)">
        <path d="M12 34a20 20 0 0 1 40 0" strokeWidth="5" strokeLinecap="round" />
        <path d="M52 43c0 6-5 9-12 9" strokeWidth="3.5" strokeLinecap="round" />
      </g>
      <g fill="var(--c-lime-400)">
        <rect x="7" y="30" width="9" height="14" rx="4.5" />
        <rect x="48" y="30" width="9" height="14" rx="4.5" />
        <circle cx="39" cy="52" r="3.5" />
      </g>
    </svg>
  );
}
