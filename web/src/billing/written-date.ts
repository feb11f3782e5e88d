const londonDate = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", day: "numeric", month: "long", year: "numeric" });

/**
 * A day as letters and pages write it, in London: "3 October 2026".
 *
 * @param at an instant, ISO 8601
 */
export function writtenDate(at: string): string {
  return londonDate.format(new Date(at));
}
