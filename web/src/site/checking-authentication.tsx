import { Loading } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** In the shape of what comes, so that nothing jumps. */
export function CheckingAuthentication() {
  return (
    <div className="wrap grid min-h-dvh content-start gap-6 pt-5">
      <Loading>Checking authentication...</Loading>
      <Skeleton className="h-80 w-full" />
      <div className="grid gap-6 tablet:grid-cols-2">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </div>
    </div>
  );
}
