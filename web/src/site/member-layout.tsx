import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet, useSearchParams } from "react-router";
import { viewerQuery } from "#account/account.data.ts";
import { paths } from "#platform/paths.ts";
import { TryAgain } from "#ui/page.tsx";
import { CheckingAuthentication } from "./checking-authentication.tsx";
import { DemoDoor } from "./demo-door.tsx";

/** Lets members through. A stranger is led home, or with ?demo=true into a demo of their own. */
export default function MemberLayout() {
  const viewer = useQuery(viewerQuery());
  const [query] = useSearchParams();

  if (viewer.isPending) return <CheckingAuthentication />;
  if (viewer.isError) {
    return (
      <div className="wrap pt-8">
        <TryAgain onClick={() => viewer.refetch()}>{viewer.error.message}. Your stars are saved.</TryAgain>
      </div>
    );
  }
  if (query.get("demo") === "true") return <DemoDoor isSignedIn={viewer.data !== null} />;
  if (viewer.data === null) return <Navigate to={paths.home} replace />;
  return <Outlet />;
}
