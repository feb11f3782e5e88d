import { brand } from "@stars/domain/brand.ts";
import type { ReactNode } from "react";
import { paths } from "#platform/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Logo } from "#ui/icon.tsx";
import { audience, type HeaderViewer, welcome } from "./audience.ts";
import { MainLinks } from "./main-links.tsx";
import { PageLink } from "./page-link.tsx";
import { PhoneMenu, PhoneMenuButton } from "./phone-menu.tsx";

interface HeaderProps {
  viewer: HeaderViewer;
  /** The member's stars, where the page knows them. */
  starPill?: ReactNode;
  /** Missing on a still page, whose script finds the button by its mark. */
  onLogOut?: (() => void) | undefined;
}

/** The top of every page. Who may see what is said by classes while that is not known (audience.ts). */
export function Header({ viewer, starPill, onLogOut }: HeaderProps) {
  const { member, guest } = audience(viewer);
  return (
    <header className="site-header">
      <div className="site-header-in wrap">
        <PageLink to={paths.home} className="site-logo">
          <Logo />
          <span>{brand.name}</span>
        </PageLink>
        <nav aria-label="Main" className="site-nav">
          <MainLinks member={member} />
        </nav>
        {member !== null && (
          <span className={`site-welcome ${member}`} data-welcome>
            {welcome(viewer)}
          </span>
        )}
        {starPill}
        {member !== null && (
          <Button look="line" className={`site-header-button ${member}`} onClick={onLogOut} data-log-out>
            Logout
          </Button>
        )}
        {guest !== null && (
          <>
            <PageLink to={paths.logIn} className={`site-log-in ${guest}`}>
              Login
            </PageLink>
            <ButtonLink href={paths.join} className={`site-header-button ${guest}`}>
              Get Started
            </ButtonLink>
          </>
        )}
        <PhoneMenuButton />
      </div>
      <PhoneMenu viewer={viewer} onLogOut={onLogOut} />
    </header>
  );
}
