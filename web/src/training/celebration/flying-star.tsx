import { useEffect, useRef } from "react";
import { StarIcon } from "#ui/icon.tsx";

const flightMs = 280;
const starPx = 96;

interface FlyingStarProps {
  /** The element the star flies to. */
  target: () => Element | null;
  onLanded: () => void;
}

/** After a celebration the star flies from the middle of the screen to the counter. */
export function FlyingStar({ target, onLanded }: FlyingStarProps) {
  const star = useRef<HTMLDivElement>(null);
  // The flight starts once; a new callback on a later render must not start it again.
  const landed = useRef(onLanded);
  landed.current = onLanded;
  const aim = useRef(target);

  useEffect(() => {
    const element = star.current;
    const place = aim.current()?.getBoundingClientRect();
    if (!element?.animate || !place) {
      landed.current();
      return;
    }
    const right = place.left + place.width / 2 - window.innerWidth / 2;
    const down = place.top + place.height / 2 - window.innerHeight * 0.36;
    const flight = element.animate(
      [{ transform: "none" }, { transform: `translate(${right}px, ${down}px) scale(${place.width / starPx})`, opacity: 0.9 }],
      { duration: flightMs, easing: "cubic-bezier(.5, 0, .8, .6)", fill: "forwards" },
    );
    flight.onfinish = () => landed.current();
    return () => flight.cancel();
  }, []);

  return (
    <div
      ref={star}
      className="pointer-events-none fixed top-[36%] left-1/2 z-70 -mt-12 -ml-12 size-24"
      aria-hidden="true"
      data-testid="flying-star"
    >
      <StarIcon className="size-full" />
    </div>
  );
}
