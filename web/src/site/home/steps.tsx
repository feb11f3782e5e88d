import type { ReactNode } from "react";
import { StoneNumber, StoneStar } from "./hero-art.tsx";
import { SeasonTicket } from "./season-ticket.tsx";
import { StoneShape } from "./stone-shape.tsx";

export function Steps() {
  return (
    <section id="how-it-works" className="wrap pt-24 max-tablet:pt-16" aria-labelledby="steps">
      <h2 id="steps" className="calm mb-8 text-display-lg">
        How It Works
      </h2>
      <ol className="grid grid-cols-3 gap-6 max-tablet:grid-cols-1">
        <Step title="Subscribe" picture={<SeasonTicket />} ground="bg-panel">
          Pick a plan and tell us what to call your player. That is all we need.
        </Step>
        <Step
          title="Train"
          ground="grass"
          picture={
            <img
              className="mt-2 h-47.5 w-auto"
              src="/pictures/kit-dribble.webp"
              width="560"
              height="429"
              loading="lazy"
              alt="A player dribbles through a row of cones."
            />
          }
        >
          Watch the video, put out two cones, do Set 1, then Set 2. About ten minutes.
        </Step>
        <Step title="Progress" picture={<ThreeStones />} ground="grass">
          Both sets done? The star is yours and the next level unlocks.
        </Step>
      </ol>
    </section>
  );
}

function Step({ title, picture, ground, children }: { title: string; picture: ReactNode; ground: string; children: string }) {
  return (
    <li className="grid content-start gap-2.5 overflow-clip rounded-card bg-surface pb-7 shadow-card">
      <div className={`mb-3 grid h-52.5 place-items-center overflow-clip ${ground}`}>{picture}</div>
      <h3 className="calm mx-6 text-display-md">{title}</h3>
      <p className="mx-6 text-text-muted">{children}</p>
    </li>
  );
}

function ThreeStones() {
  return (
    <svg className="w-[min(88%,260px)]" viewBox="0 0 260 110" role="img" aria-label="Two levels are won, the third is open.">
      <StoneShape state="done" x={4} y={26} scale={1.2}>
        <StoneStar />
      </StoneShape>
      <StoneShape state="done" x={95} y={10} scale={1.2}>
        <StoneStar />
      </StoneShape>
      <StoneShape state="open" x={186} y={26} scale={1.2}>
        <StoneNumber>3</StoneNumber>
      </StoneShape>
    </svg>
  );
}
