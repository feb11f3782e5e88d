import { useLocation, useNavigate, useSearchParams } from "react-router";
import { type LevelRef, levelKey, parseLevelKey } from "./journey.ts";

/** Which level's sheet is open. It lives in the address, so that it can be linked to and Back closes it. */
export function useOpenLevel() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const opened = parseLevelKey(params.get("level"));

  function open(ref: LevelRef) {
    const isSwap = opened !== null;
    setParams(
      (before) => {
        before.set("level", levelKey(ref));
        return before;
      },
      { replace: isSwap, preventScrollReset: true, state: isSwap ? location.state : { isOpenedHere: true } },
    );
  }

  function close() {
    if (opened === null) return;
    if (isOpenedHere(location.state)) {
      void navigate(-1);
      return;
    }
    // Somebody came in by a link: going back would leave the product.
    setParams(
      (before) => {
        before.delete("level");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { opened, open, close };
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOpenedHere" in state;
}
