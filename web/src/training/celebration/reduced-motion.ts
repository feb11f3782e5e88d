/** Whether the person asked their device for less motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
