import { ban, noBarrels, noRoomsAbove, noTestCode, rooms } from "./house.mjs";

const own = ["!./**", "!../**"];
const onlyZod = ban("domain/ imports nothing but zod/mini: it must be true on any machine.", "**", "!zod/mini", ...own);
const onlyZodAndTestTools = ban(
  "Tests of domain/ need vitest and fast-check, nothing else.",
  "**",
  "!zod/mini",
  "!vitest",
  "!fast-check",
  ...own,
);
const staysInside = ban("domain/ knows no other floor.", "**/server/**", "**/web/**", "**/e2e/**", "**/media/**", "**/node_modules/**");

/** The floor everybody stands on. A contract (`*.api.ts`) composes, so it may look at any room. */
export function domainRules() {
  const everywhere = [onlyZod, staysInside, noBarrels, noTestCode];
  return [
    { files: ["domain/src/**"], bans: everywhere },
    ...rooms.map((room) => ({ files: [`domain/src/${room}/**`], bans: [...everywhere, ...noRoomsAbove(room)] })),
    { files: ["domain/src/**/*.api.ts"], bans: everywhere },
    { files: ["domain/src/**/*.test.ts"], bans: [onlyZodAndTestTools, staysInside, noBarrels] },
  ];
}
