import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { pageTitle } from "#ui/page.tsx";

/** Over the bar: the one page where the ball is gone. */
export default function NotFoundScreen() {
  return (
    <section className="not-found">
      <title>{pageTitle("404 Page Not Found")}</title>
      <meta name="robots" content="noindex" />
      <div className="not-found-words">
        <h1 className="loud text-display-xl">404 Page Not Found</h1>
        <p className="text-lg font-medium">That one went over the bar. The page you asked for is not here, but your stars are.</p>
        <ButtonLink look="play" href={paths.home}>
          Back to home
        </ButtonLink>
      </div>
      <img className="not-found-player" src="/pictures/ada-shoot.webp" width="620" height="487" alt="A player shoots." />
    </section>
  );
}
