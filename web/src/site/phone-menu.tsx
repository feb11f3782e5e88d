import type { MouseEvent } from "react";
import { paths } from "#platform/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { audience, type HeaderViewer } from "./audience.ts";
import { MainLinks } from "./main-links.tsx";

const menuId = "phone-menu";

/** Opens the menu by itself in the browser: it works on a still page, with no script. */
export function PhoneMenuButton() {
  return <IconButton label="Menu" icon="menu" className="phone-menu-button" popoverTarget={menuId} />;
}

export function PhoneMenu({ viewer, onLogOut }: { viewer: HeaderViewer; onLogOut: (() => void) | undefined }) {
  const { member, guest } = audience(viewer);
  return (
    // A click on any link inside closes the menu; the links themselves are what takes the keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as said above
    <div id={menuId} popover="auto" className="phone-menu" onClick={closeMenu}>
      <nav aria-label="Menu">
        <MainLinks member={member} />
      </nav>
      <div className="grid gap-3 pt-3">
        {member !== null && (
          <Button look="line" isWide className={member} onClick={onLogOut} data-log-out>
            Logout
          </Button>
        )}
        {guest !== null && (
          <>
            <ButtonLink look="line" isWide to={paths.logIn} className={guest}>
              Login
            </ButtonLink>
            <ButtonLink look="go" isWide href={paths.join} className={guest}>
              Get Started
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

function closeMenu({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest("a, button")) currentTarget.hidePopover();
}
