import { isAppPage } from "@stars/domain/site/pages.ts";
import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link to one of our pages: within the app by the router, to a still page by the server, since that page is no part of the app. */
export function PageLink({ to, ...rest }: { to: string } & ComponentProps<"a">) {
  const path = to.split(/[?#]/)[0] ?? to;
  if (isAppPage(path)) return <Link to={to} {...rest} />;
  return <a href={to} {...rest} />;
}
