import { PlanCards } from "#billing/plan-cards.tsx";

/** The place every "Get Started" leads to. */
export function Join() {
  return (
    <section id="join" className="wrap pt-24 max-tablet:pt-16">
      <div className="mb-8 grid gap-3">
        <h2 className="calm text-display-lg">Choose your plan and start today</h2>
        <p className="text-lg text-text-muted">For the parent or guardian. It takes about two minutes.</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_280px] gap-6 max-wide:grid-cols-1">
        <PlanCards heading="h3" startLabels={{ monthly: "Get Started", annual: "Get Started" }} />
        <div className="grass grid place-items-end justify-center rounded-card max-wide:hidden" aria-hidden="true">
          <img className="-mt-14 mb-5 h-105 w-auto" src="/pictures/maya-cheer.webp" width="548" height="900" loading="lazy" alt="" />
        </div>
      </div>
    </section>
  );
}
