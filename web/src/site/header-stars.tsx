import { starsWon } from "@stars/domain/training/progress.ts";
import { useQuery } from "@tanstack/react-query";
import { paths } from "#platform/paths.ts";
import { journeyOf } from "#training/journey.ts";
import { StarPill } from "#training/star-pill.tsx";
import { progressQuery } from "#training/training.data.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { PageLink } from "./page-link.tsx";

/** The member's stars in the header; keeps their place while they load. Without an answer there is nothing to say. */
export function HeaderStars() {
  const { data: records, isPending } = useQuery(progressQuery());
  if (isPending) return <Skeleton className="h-11 w-23 flex-none rounded-pill" />;
  if (!records) return null;

  return (
    <PageLink to={paths.dashboard} className="site-stars">
      <span className="sr-only">Stars won: </span>
      <StarPill stars={starsWon(journeyOf(records))} />
    </PageLink>
  );
}
