import { plans } from "@stars/domain/billing/plans.ts";
import { poundsOf, renewalTerms } from "@stars/domain/billing/terms.ts";
import type { ReactNode } from "react";
import { StartLink } from "#billing/start-link.tsx";
import { Tag } from "#ui/badge.tsx";
import { Panel } from "#ui/card.tsx";
import { CoachIcon, Icon, StarIcon } from "#ui/icon.tsx";
import { TickList } from "#ui/tick-list.tsx";

export function WhatYouGet() {
  return (
    <section className="home-get grass" aria-labelledby="what-you-get">
      <div className="wrap">
        <h2 id="what-you-get" className="home-get-heading loud text-display-lg">
          What You Get
        </h2>
        <div className="home-get-grid">
          <figure className="home-get-video">
            <img
              src="/pictures/video-passing-4.webp"
              width="960"
              height="540"
              loading="lazy"
              alt="A frame of the coaching video for Passing level 4: a player passes against a wall, a panel shows which foot to use."
            />
            <figcaption>
              <b>Animated coaching videos</b> One for every level, with captions and slow motion. They show which foot, and which part of
              it.
            </figcaption>
          </figure>
          <ul className="home-get-list">
            <Benefit sign="20" title="20 skill levels">
              Passing, juggling, shooting and dribbling. Five levels each, from first touch to elite.
            </Benefit>
            <Benefit sign={<StarIcon className="size-11.5" />} title="Progress tracking">
              Every level won is a star. Your child sees what is next, you see what was done.
            </Benefit>
            <Benefit sign={<CoachIcon className="size-11.5" />} title="AI Coach">
              Unlimited questions for subscribers. 2 free questions for everyone, no card.
            </Benefit>
            <Benefit sign={<Icon name="shield" className="size-11.5" />} title="Cancel anytime">
              You keep access until the end of the period you paid for.
            </Benefit>
          </ul>
          <AnnualCard />
        </div>
      </div>
    </section>
  );
}

function Benefit({ sign, title, children }: { sign: ReactNode; title: string; children: string }) {
  return (
    <li>
      <span className="grid place-items-center font-display text-[3.25rem] leading-none font-black" aria-hidden="true">
        {sign}
      </span>
      <div>
        <b>{title}</b>
        <p className="text-sm leading-snug text-text-muted">{children}</p>
      </div>
    </li>
  );
}

function AnnualCard() {
  return (
    <Panel className="home-get-annual">
      <p>
        <Tag>2 months free</Tag>
      </p>
      <h3 className="calm text-display-md">Annual Plan</h3>
      <p>
        <b className="calm text-display-sm tabular-nums">{poundsOf(plans.annual.amountPence)}</b>{" "}
        <span className="text-text-muted">for 14 months total</span>
      </p>
      <TickList items={["2 months free (14 months total)", "Priority support", "Early access"]} />
      <div className="grid w-full gap-2.5 self-end">
        <p className="text-sm text-text-muted tabular-nums">{renewalTerms("annual")}</p>
        <StartLink plan="annual" look="line" />
      </div>
    </Panel>
  );
}
