import { ban, byName, noBarrels, noRooms, noRoomsAbove, noTestCode, rooms } from "./house.mjs";

/** Packages of outside services, and the one place that may import each: everything else uses the port beside it. */
const vendors = [
  { packages: ["stripe", "stripe/**"], home: "server/src/platform/payments/**" },
  { packages: ["ai", "ai/**", "@ai-sdk/**"], home: "server/src/platform/coach-model/**" },
  { packages: ["nodemailer", "nodemailer/**"], home: "server/src/platform/mail/**" },
  { packages: ["pg", "pg/**", "@electric-sql/**"], home: "server/src/platform/db/**" },
  { packages: ["@node-rs/argon2"], home: "server/src/account/passwords.ts" },
];

const ownFloor = ban(
  "The server knows domain/ and itself, nothing else.",
  "@stars/web/**",
  "@stars/server/**",
  "**/web/src/**",
  "**/server/src/**",
  "**/domain/src/**",
  "**/e2e/**",
  "@stars/media/**",
  "**/media/src/**",
  "!@stars/media/{pose,ball,drills,draw}.ts",
);
const noSql = ban(
  "SQL stands in *.queries.ts, *.tables.ts and the stores of the platform (db, jobs, leases, limits).",
  "drizzle-orm",
  "drizzle-orm/**",
  "drizzle-kit",
);
const noDoors = ban(
  "Routes and jobs are only mounted by app.ts. Ask the room's use case.",
  "**/*.routes.ts",
  "**/*.webhooks.ts",
  "**/*.jobs.ts",
);

function noVendors(home) {
  return vendors
    .filter((vendor) => vendor.home !== home)
    .map(({ packages, home: place }) => ban(`Only ${place} imports this package. Use what it offers.`, ...packages));
}

const fromAnotherRoom = (kind) => rooms.map((room) => `#${room}/**/*.${kind}.ts`);
const noForeignQueries = ban("Queries stay in their room. Ask that room's use case.", ...fromAnotherRoom("queries"));
const noForeignTables = ban(
  "Another room's tables are for foreign keys and joins: in *.tables.ts and *.queries.ts.",
  ...fromAnotherRoom("tables"),
);

const everywhere = [ownFloor, noBarrels, noTestCode];
const inRoom = [...everywhere, ...noVendors(), noDoors, noForeignQueries];
const sqlPlaces = ["db", "jobs", "leases", "limits"].map((part) => `server/src/platform/${part}/**`);

function rulesOfRoom(room) {
  const folder = `server/src/${room}`;
  const looksDown = [byName(room), ...noRoomsAbove(room)];
  return [
    { files: [`${folder}/**`], bans: [...inRoom, ...looksDown, noSql, noForeignTables] },
    { files: [`${folder}/**/*.queries.ts`, `${folder}/**/*.tables.ts`], bans: [...inRoom, ...looksDown] },
    {
      files: ["routes", "webhooks", "jobs"].map((kind) => `${folder}/**/*.${kind}.ts`),
      bans: [...inRoom, byName(room), noSql, noForeignTables],
    },
  ];
}

/** The floor that keeps things. */
export function serverRules() {
  const platform = [...everywhere, noRooms, noDoors];
  const homesInPlatform = vendors.map(({ home }) => home).filter((home) => home.includes("/platform/"));
  return [
    { files: ["server/src/*.ts"], bans: [...everywhere, ...noVendors(), noSql, noForeignQueries, noForeignTables] },
    { files: ["server/src/platform/**"], bans: [...platform, ...noVendors(), noSql] },
    {
      files: [...sqlPlaces, "server/src/platform/**/*.tables.ts", "server/src/platform/**/*.queries.ts"],
      bans: [...platform, ...noVendors()],
    },
    ...homesInPlatform.map((home) => ({
      files: [home],
      bans: [...platform, ...noVendors(home), ...(sqlPlaces.includes(home) ? [] : [noSql])],
    })),
    ...rooms.flatMap(rulesOfRoom),
    passwordsRule(),
    { files: ["server/src/**/testing/**", "server/src/**/*.test.ts", "server/scripts/**"], bans: [ownFloor, noBarrels] },
  ];
}

function passwordsRule() {
  const home = "server/src/account/passwords.ts";
  return { files: [home], bans: [...everywhere, ...noVendors(home), noDoors, noSql, byName("account"), ...noRoomsAbove("account")] };
}
