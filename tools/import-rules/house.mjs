/** The rooms from the ground up. A room looks down this list, never up. */
export const rooms = ["account", "billing", "training", "coach", "sharing", "contact", "admin", "site"];

/** Rooms above one room: those it may not look at. */
function roomsAbove(room) {
  return rooms.slice(rooms.indexOf(room) + 1);
}

/** Every way to spell an import of a room from outside it. On the server and the web `byName` already rules out the dotted ones. */
function waysInto(room) {
  return [...dottedWaysInto(room), `#${room}/**`, `@stars/domain/${room}/**`];
}

function dottedWaysInto(room) {
  return [`../${room}/**`, `../../${room}/**`, `../../../${room}/**`];
}

/** @returns a ban: specifiers in Biome's glob, and the sentence a person reads; a later `!` takes back. */
export function ban(message, ...group) {
  return { group, message };
}

export const noBarrels = ban(
  "Import the file itself; an index.ts hides where things are.",
  "**/index.ts",
  "**/index.tsx",
  "**/index.js",
  ".",
  "./",
  "..",
  "../",
);

export const noTestCode = ban("testing/ and tests are for tests only.", "#testing/**", "**/testing/**", "**/*.test.ts", "**/*.test.tsx");

/** A room keeps to its own and to the rooms below it. */
export function noRoomsAbove(room) {
  const above = roomsAbove(room);
  if (above.length === 0) return [];
  return [
    ban(
      `${room} stands below ${above.join(", ")} and may only look down. Hand it in, or let a route or screen compose.`,
      ...above.flatMap(waysInto),
    ),
  ];
}

/** On one floor another room is reached by `#room/`, so that an import tells the distance. */
export function byName(room) {
  const others = rooms.filter((other) => other !== room);
  return ban("Write #room/file.ts for another room of the same floor.", ...others.flatMap(dottedWaysInto));
}

/** Pages' addresses are the same for everybody, so the platform and the kit may read this one list. */
const pagesList = "@stars/domain/site/pages.ts";

export const noRooms = ban("What rooms stand on knows no room. Hand it in from outside.", ...rooms.flatMap(waysInto), `!${pagesList}`);
