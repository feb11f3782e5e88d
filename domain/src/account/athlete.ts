/** Longest name we keep, in UTF-16 units: a first name or nickname is enough. */
export const athleteNameMaxLength = 50;

/** The name of an athlete nobody has named yet at sign-up (spec section 5). */
export const defaultAthleteName = "New Athlete";

/** Youngest athlete, and the age under which a parent or guardian must hold the account (spec section 1). */
export const athleteAges = { youngest: 6, oldest: 16, consentUnder: 13 } as const;

/** Whether the welcome dialog must ask for a name: it is missing or blank. */
export function needsAthleteName(name: string | null): boolean {
  return name === null || name.trim() === "";
}

/**
 * The name as we keep it: trimmed, inner runs of white space made one space, control characters dropped.
 * An empty result means that no name was given.
 */
export function tidyAthleteName(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
