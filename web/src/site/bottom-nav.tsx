import { useLocation } from "react-router";
import { paths } from "#platform/paths.ts";
import { Icon } from "#ui/icon.tsx";
import { audience, type HeaderViewer } from "./audience.ts";
import { currentPage } from "./main-links.tsx";
import { PageLink } from "./page-link.tsx";

const places = [
  { path: paths.home, label: "Home", icon: "home" },
  { path: paths.dashboard, label: "Dashboard", icon: "pitch" },
  { path: paths.coach, label: "AI Coach", icon: "chat" },
  { path: paths.account, label: "Account", icon: "user" },
] as const;

/** Within reach of a thumb; on a wide screen the header does its work. */
export function BottomNav({ viewer }: { viewer: HeaderViewer }) {
  const { pathname } = useLocation();
  const { member } = audience(viewer);
  if (member === null) return null;

  return (
    <nav aria-label="Places" className={`bottom-nav ${member}`}>
      {places.map(({ path, label, icon }) => (
        <PageLink key={path} to={path} {...currentPage(path, pathname)}>
          <Icon name={icon} />
          {label}
        </PageLink>
      ))}
    </nav>
  );
}
