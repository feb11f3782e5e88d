import { Skeleton } from "#ui/skeleton.tsx";
import { AccountCard } from "./account-card.tsx";
import { accountPageCopy } from "./account-page.copy.ts";

const rowCount = 3;

/** Keeps the plan's place while it is asked for. */
export function PlanCardSkeleton() {
  return (
    <AccountCard title="Subscription" aside={<Skeleton className="h-8 w-24 rounded-pill" />}>
      <p role="status" className="sr-only">
        {accountPageCopy.loading}
      </p>
      <div className="rows">
        {Array.from({ length: rowCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without content
          <div key={index}>
            <Skeleton className="my-1 h-5 w-24" />
            <Skeleton className="my-1 h-5 w-40" />
          </div>
        ))}
      </div>
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-12 w-64 max-w-full rounded-pill" />
    </AccountCard>
  );
}
