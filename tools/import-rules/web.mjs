import { ban, byName, noBarrels, noRooms, noRoomsAbove, noTestCode, rooms } from "./house.mjs";

const cardForm = "web/src/billing/card-form.tsx";

const ownFloor = ban(
  "The web knows domain/ and itself, nothing else.",
  "@stars/server/**",
  "@stars/web/**",
  "**/server/src/**",
  "**/web/src/**",
  "**/domain/src/**",
  "**/e2e/**",
  "@stars/media/**",
  "**/media/src/**",
  "!@stars/media/{pose,ball,drills,draw}.ts",
);
const noNode = ban("There is no Node in a browser.", "node:*", "node:*/**");
const noCardVendor = ban(`Only ${cardForm} imports Stripe's browser packages.`, "@stripe/**");
const noScreens = ban("Nobody looks at a screen or a layout: only routes.ts mounts them.", "**/*-screen.tsx", "**/*-layout.tsx");

const everywhere = [ownFloor, noNode, noBarrels, noTestCode];

function rulesOfRoom(room) {
  const inRoom = [...everywhere, noCardVendor, noScreens, byName(room)];
  const composes = ["screen", "layout"].map((kind) => `web/src/${room}/**/*-${kind}.tsx`);
  return [
    { files: [`web/src/${room}/**`], bans: [...inRoom, ...noRoomsAbove(room)] },
    { files: composes, bans: inRoom },
  ];
}

/** The floor people see. */
export function webRules() {
  const inBilling = [...everywhere, noScreens, byName("billing"), ...noRoomsAbove("billing")];
  return [
    { files: ["web/src/*.{ts,tsx}"], bans: [...everywhere, noCardVendor] },
    { files: ["web/src/{platform,ui}/**"], bans: [...everywhere, noCardVendor, noScreens, noRooms] },
    ...rooms.flatMap(rulesOfRoom),
    { files: [cardForm], bans: inBilling },
    { files: ["web/src/**/testing/**", "web/src/**/*.test.{ts,tsx}"], bans: [ownFloor, noBarrels] },
  ];
}
