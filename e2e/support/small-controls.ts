/**
 * Runs in the page: the controls a finger can miss, each with its size. A link inside a sentence is as high as its line, which is allowed
 * (WCAG 2.5.8); a control that only shows when it has the focus is not looked at.
 */
export function smallControls(): string[] {
  const smallest = 44;
  const controls = document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [role=tab], [role=button]");
  return Array.from(controls).filter(isSeen).filter(isSmall).map(describe);

  function isSeen(control: HTMLElement): boolean {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { right, bottom } = control.getBoundingClientRect();
    return right > 0 && bottom > 0 - window.scrollY && control.closest("[aria-hidden=true], [inert]") === null;
  }

  function isSmall(control: HTMLElement): boolean {
    if (isInSentence(control)) return false;
    // Tapping the label of a radio or a box is tapping it.
    const target =
      control instanceof HTMLInputElement && /radio|checkbox/.test(control.type) ? (control.closest("label") ?? control) : control;
    const { width, height } = target.getBoundingClientRect();
    // Half a pixel is lost when sizes in rem meet the pixels of the screen.
    return width < smallest - 0.5 || height < smallest - 0.5;
  }

  function isInSentence(control: HTMLElement): boolean {
    if (getComputedStyle(control).display !== "inline") return false;
    const around = control.closest("p, li, dd, td")?.textContent ?? "";
    return around.trim().length > (control.textContent ?? "").trim().length;
  }

  function describe(control: HTMLElement): string {
    const { width, height } = control.getBoundingClientRect();
    const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "";
    return `${control.tagName.toLowerCase()} "${name.slice(0, 40)}" ${Math.round(width)}x${Math.round(height)}`;
  }
}
