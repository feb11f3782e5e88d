import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

/** play: the one loud next step of a child's screen. go: the one next step of a parent's. The others are everyday. */
export type ButtonLook = "play" | "go" | "solid" | "line" | "ghost" | "danger";

interface Look {
  look?: ButtonLook | undefined;
  isWide?: boolean | undefined;
}

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** Something this button started is still under way: it shows so, keeps its focus, and takes no further click. */
  isBusy?: boolean | undefined;
}

export function Button({ look, isWide, isBusy = false, className, children, onClick, type = "button", ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) return event.preventDefault();
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ look, isWide, className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={click}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** `to` moves within the app; `href` asks the server for a page (a still page, another site). */
type ButtonLinkProps = Look & { className?: string | undefined; children: ReactNode } & (
    | Omit<ComponentProps<typeof Link>, "className" | "children">
    | ({ href: string; to?: undefined } & Omit<ComponentProps<"a">, "className" | "children">)
  );

export function ButtonLink({ look, isWide, className, ...rest }: ButtonLinkProps) {
  const names = buttonClasses({ look, isWide, className });
  if (rest.to === undefined) return <a {...rest} className={names} />;
  return <Link {...rest} className={names} />;
}

function buttonClasses({ look = "solid", isWide, className }: Look & { className?: string | undefined }): string {
  return classes("button", look !== "solid" && `button-${look}`, isWide && "w-full", className);
}
