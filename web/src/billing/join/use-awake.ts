import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

interface Awake<Place extends Element> {
  /** Belongs to the part of the form that must be in sight. */
  place: RefObject<Place | null>;
  isAwake: boolean;
  /** Somebody has begun to use the form. */
  wake: () => void;
}

/** Says when somebody may be about to pay, so that nothing is begun at the payment provider for who only passes by. */
export function useAwake<Place extends Element>(): Awake<Place> {
  const place = useRef<Place>(null);
  const [isAwake, setIsAwake] = useState(false);
  const wake = useCallback(() => setIsAwake(true), []);

  useEffect(() => {
    if (isAwake || !place.current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isAwake, wake]);

  return { place, isAwake, wake };
}
