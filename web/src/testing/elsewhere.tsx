import { useLocation } from "react-router";

/** Any page but the one under test: says its address. */
export function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}
