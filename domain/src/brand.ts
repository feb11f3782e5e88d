/** The product's own words that appear on every floor. One place, so that a new name is one edit. */
export const brand = {
  name: "Twenty Stars",
  supportEmail: "hello@twentystars.app",
  hashtags: ["#TwentyStars", "#SoccerTraining", "#YouthSports"],
  /** An old client kept its token in local storage under this key; the web deletes it on load. */
  retiredTokenKey: "twentystars.token",
} as const;
