import { skillIds, skills } from "@stars/domain/training/catalogue.ts";
import { paths } from "#platform/paths.ts";
import { figures } from "#training/figures.ts";
import { ButtonLink } from "#ui/button.tsx";
import { StillPage } from "./still-page.tsx";

const steps = [
  { title: "Sign Up & Start", text: "A parent or guardian picks a plan and tells us what to call the player." },
  { title: "Progress Through Levels", text: "Watch the video, do Set 1, then Set 2. Both done wins the star and unlocks the next level." },
  { title: "Master Core Skills", text: "Four skills with five levels each: 20 stars in all." },
  { title: "Unlock Bonuses", text: "All 20 stars open five bonus skills, from the Maradona Spin to the 360° Flick." },
];

export default function HowItWorksScreen() {
  return (
    <StillPage
      title="How It Works"
      description="Four steps from the first touch to all 20 stars: passing, juggling, shooting and dribbling."
    >
      <div className="wrap grid gap-12 pt-10 max-tablet:pt-5">
        <div className="grid gap-3">
          <h1 className="calm text-display-lg">How It Works</h1>
          <p className="max-w-[48ch] text-lg text-text-muted">Short videos, two sets with the ball, one star. Level by level.</p>
        </div>
        <ol className="grid grid-cols-4 gap-6 max-wide:grid-cols-2 max-wide-phone:grid-cols-1">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-2 rounded-card bg-surface p-6 shadow-card">
              <span className="loud text-[3.25rem] text-success" aria-hidden="true">
                {index + 1}
              </span>
              <h2 className="calm text-display-sm">{title}</h2>
              <p className="text-text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <section className="grid gap-6" aria-labelledby="core-skills">
          <h2 id="core-skills" className="calm text-display-md">
            Four core skills
          </h2>
          <ul className="grid grid-cols-2 gap-6 max-tablet:grid-cols-1">
            {skillIds.map((id) => (
              <li
                key={id}
                className="grid grid-cols-[140px_1fr] overflow-clip rounded-card bg-surface shadow-card max-wide-phone:grid-cols-[104px_1fr]"
              >
                <div className="grass grid place-items-center p-2" aria-hidden="true">
                  <img className="h-32 w-full object-contain" {...figures[id]} alt="" loading="lazy" />
                </div>
                <div className="p-6 max-wide-phone:p-4">
                  <h3 className="loud text-display-sm">{skills[id].name}</h3>
                  <p className="mt-2 text-text-muted">{skills[id].description}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <p>
          <ButtonLink look="go" href={paths.pricing}>
            See the plans
          </ButtonLink>
        </p>
      </div>
    </StillPage>
  );
}
