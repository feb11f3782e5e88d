import { useLocation } from "react-router";
import { paths } from "#platform/paths.ts";
import { PageLink } from "./page-link.tsx";

/** The pages the header leads to (spec section 2); /account only when signed in. */
const pages = [
  { path: paths.home, label: "Home" },
  { path: paths.pricing, label: "Pricing" },
  { path: paths.coach, label: "AI Coach" },
  { path: paths.dashboard, label: "Dashboard" },
] as const;

/** @param member the class of what only members see, or null when it is not to be there */
export function MainLinks({ member }: { member: string | null }) {
  const { pathname } = useLocation();
  return (
    <>
      {pages.map(({ path, label }) => (
        <PageLink key={path} to={path} {...currentPage(path, pathname)}>
          {label}
        </PageLink>
      ))}
      {member !== null && (
        <PageLink to={paths.account} className={member} {...currentPage(paths.account, pathname)}>
          Account
        </PageLink>
      )}
    </>
  );
}

/** Marks the link to the page one is on. A page that is built ahead of time is built at its path with a slash at the end. */
export function currentPage(path: string, pathname: string): { "aria-current"?: "page" } {
  const isHere = path === pathname || `${path}/` === pathname;
  return isHere ? { "aria-current": "page" } : {};
}
