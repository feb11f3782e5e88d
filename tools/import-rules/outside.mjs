import { ban, noBarrels } from "./house.mjs";

const onlyDomain = ban(
  "Of the product only domain/ may be imported here.",
  "@stars/**",
  "**/server/src/**",
  "**/web/src/**",
  "!@stars/domain/**",
);

/** What stands beside the floors: the journeys drive the product from outside, and the videos are made from the catalogue alone. */
export function outsideRules() {
  return [{ files: ["e2e/**", "media/src/**", "stripe-sandbox/src/**"], bans: [onlyDomain, noBarrels] }];
}
