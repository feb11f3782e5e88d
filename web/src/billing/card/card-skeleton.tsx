import { Skeleton } from "#ui/skeleton.tsx";

/** Keeps the place of the card's fields. */
export function CardSkeleton() {
  return (
    <div className="card-fields">
      <span role="status" className="sr-only">
        Loading the card form
      </span>
      <Skeleton className="h-20" />
      <div className="card-fields-pair">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-20" />
    </div>
  );
}
