/** The address of a search on the external video site; opened in a new tab, never embedded. */
export function tutorialSearch(words: string): string {
  const query = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}°-]+/gu, " ")
    .trim();
  return `https://www.youtube.com/results?search_query=${encodeURIComponent(query).replaceAll("%20", "+")}`;
}
