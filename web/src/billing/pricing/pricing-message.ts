const textMaxLength = 200;
const sourceMaxLength = 40;

export interface PricingMessage {
  readonly text: string;
  readonly source: string;
}

/**
 * What the page that led here wants to say (`?message=&source=`). It comes from anyone, so it is cut short and only ever shown as plain text.
 *
 * @returns null unless both are there
 */
export function readMessage(search: string): PricingMessage | null {
  const query = new URLSearchParams(search);
  const text = query.get("message")?.trim().slice(0, textMaxLength);
  const source = query.get("source")?.trim().slice(0, sourceMaxLength);
  return text && source ? { text, source } : null;
}

/** Shows the message, if there is one, and takes it out of the address. Without one the page loads nothing for it. */
export function mount(place: HTMLElement): void {
  const message = readMessage(location.search);
  if (message === null) return;
  history.replaceState(history.state, "", location.pathname);
  void import("./pricing-banner.tsx").then(({ showBanner }) => showBanner(place, message));
}
