import { plans } from "@stars/domain/billing/plans.ts";
import { poundsOf } from "@stars/domain/billing/terms.ts";
import { Fragment } from "react";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { HeroArt } from "./hero-art.tsx";

const headline = ["Master", "football skills,", "level by level"];

/** Says in one look what this is: the headline, a player at work in the drawn world, the price and the one thing to do. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="headline">
      <div className="hero-ground" aria-hidden="true" />
      <div className="hero-in wrap">
        <div className="hero-words">
          <h1 id="headline" className="loud text-display-xl">
            {headline.map((line) => (
              <Fragment key={line}>
                <span>{line}</span>{" "}
              </Fragment>
            ))}
          </h1>
          <p className="max-w-[40ch] text-lg leading-snug font-medium text-pretty">
            20 levels, 20 stars. Watch a short video, do two sets with your ball, win the star. For players aged 6 to 16.
          </p>
          <p className="font-semibold">
            <b className="font-display text-[1.75rem] leading-none font-black tabular-nums">{poundsOf(plans.monthly.amountPence)}</b> a
            month. Cancel anytime.
          </p>
          <div className="hero-actions">
            <ButtonLink look="play" href={paths.join}>
              Get Started Now
            </ButtonLink>
            <a className="hero-aside" href="#how-it-works">
              See how it works
            </a>
          </div>
        </div>
        <HeroArt />
      </div>
    </section>
  );
}
