import "./next-frame.css";
import type { ReactNode } from "react";
import { Tag } from "#ui/badge.tsx";
import { Panel } from "#ui/card.tsx";
import type { Figure } from "./figures.ts";

interface NextFrameProps {
  figure: Figure;
  /** How the figure stands in the picture: its shape differs from skill to skill. */
  pose: string;
  tag: string;
  heading: ReactNode;
  headingId: string;
  children: ReactNode;
}

/** The picture panel at the head of the dashboard: one heading, one thing to do. */
export function NextFrame({ figure, pose, tag, heading, headingId, children }: NextFrameProps) {
  return (
    <section aria-labelledby={headingId} className="grid min-w-0">
      <Panel className="next">
        <div className="next-picture pitch-picture" aria-hidden="true" />
        <img className="next-figure" data-skill={pose} {...figure} alt="" fetchPriority="high" />
        <div className="grid max-w-105 grid-cols-[minmax(0,1fr)] justify-items-start gap-4 p-9 max-tablet:max-w-none max-tablet:justify-items-stretch max-tablet:gap-3 max-tablet:px-5 max-tablet:pt-0 max-tablet:pb-5.5">
          <p className="justify-self-start">
            <Tag>{tag}</Tag>
          </p>
          <h2 id={headingId} className="loud text-display-lg max-tablet:text-[clamp(2.1rem,11.2vw,3.5rem)]">
            {heading}
          </h2>
          {children}
        </div>
      </Panel>
    </section>
  );
}
