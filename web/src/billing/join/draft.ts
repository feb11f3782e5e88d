import { forget, keep, kept } from "#platform/browser-storage.ts";

const key = "payment.draft";

/** What a payer had typed before the bank's page was shown. Never a password. */
export interface Draft {
  readonly email: string;
  readonly athleteName: string;
}

/** Keeps what was typed for as long as the tab is open, since the page is left for the bank's. */
export function rememberDraft({ email, athleteName }: Draft): void {
  keep("visit", key, { email, athleteName });
}

export function rememberedDraft(): Draft {
  const draft = kept("visit", key);
  if (typeof draft !== "object" || draft === null) return { email: "", athleteName: "" };
  return {
    email: "email" in draft && typeof draft.email === "string" ? draft.email : "",
    athleteName: "athleteName" in draft && typeof draft.athleteName === "string" ? draft.athleteName : "",
  };
}

export function forgetDraft(): void {
  forget("visit", key);
}
