import { rooms } from "./house.mjs";

/** A file as somebody might write it, and the rule of Biome it is about. */
export interface Plant {
  readonly what: string;
  readonly file: string;
  readonly code: string;
  readonly rule: string;
}

const imports = "lint/style/noRestrictedImports";
let count = 0;

/** A file that imports one thing; its folder and ending decide which rules hold. The name is made different for each plant. */
function importing(what: string, place: string, specifier: string): Plant {
  count += 1;
  const file = place.includes("*") ? place.replace("*", `planted-${count}`) : place;
  return {
    what: `${what} (${specifier})`,
    file,
    code: `import { thing } from "${specifier}";\n\nexport const kept = thing;\n`,
    rule: imports,
  };
}

const pairs = rooms.flatMap((lower, index) => rooms.slice(index + 1).map((upper) => ({ lower, upper })));

const upward = pairs.flatMap(({ lower, upper }) => [
  importing(`domain: ${lower} looks up to ${upper}`, `domain/src/${lower}/*.ts`, `../${upper}/thing.ts`),
  importing(`server: ${lower} looks up to ${upper}`, `server/src/${lower}/*.ts`, `#${upper}/thing.ts`),
  importing(`server: ${lower} looks up to ${upper} below`, `server/src/${lower}/*.ts`, `@stars/domain/${upper}/thing.ts`),
  importing(`web: ${lower} looks up to ${upper}`, `web/src/${lower}/*.tsx`, `#${upper}/thing.ts`),
]);

const downward = pairs.flatMap(({ lower, upper }) => [
  importing(`domain: ${upper} looks down to ${lower}`, `domain/src/${upper}/*.ts`, `../${lower}/thing.ts`),
  importing(`server: ${upper} looks down to ${lower}`, `server/src/${upper}/*.ts`, `#${lower}/thing.ts`),
  importing(`web: ${upper} looks down to ${lower}`, `web/src/${upper}/*.tsx`, `@stars/domain/${lower}/thing.ts`),
]);

function purity(what: string, code: string, rule: string): Plant {
  count += 1;
  return { what, file: `domain/src/training/planted-${count}.ts`, code, rule };
}

/** One violation of each rule, as it would look. */
export const planted: readonly Plant[] = [
  importing("domain imports a package", "domain/src/training/*.ts", "fastify"),
  importing("domain imports Node", "domain/src/training/*.ts", "node:fs"),
  importing("domain imports all of zod", "domain/src/training/*.ts", "zod"),
  importing("domain looks at the server", "domain/src/training/*.ts", "../../../server/src/app.ts"),
  importing("the server looks at the web", "server/src/training/*.ts", "@stars/web/src/root.tsx"),
  importing("the web looks at the server", "web/src/training/*.ts", "../../../server/src/app.ts"),
  importing("the web imports Node", "web/src/training/*.ts", "node:fs"),
  importing("a journey looks inside the server", "e2e/support/*.ts", "../../server/src/app.ts"),
  importing("the videos take more of their package than its drawing", "web/src/training/*.ts", "@stars/media/make-videos.ts"),
  importing("the platform knows a room", "server/src/platform/http/*.ts", "#account/start-session.ts"),
  importing("the platform knows a room's rule", "server/src/platform/http/*.ts", "@stars/domain/billing/plans.ts"),
  importing("the kit knows a product word", "web/src/ui/*.tsx", "@stars/domain/training/catalogue.ts"),
  ...upward,
  importing("a room of one floor is reached by dots", "server/src/training/*.ts", "../account/name-athlete.ts"),
  importing("a use case looks at routes", "server/src/training/*.ts", "./training.routes.ts"),
  importing("a part looks at a screen", "web/src/training/*.tsx", "./dashboard-screen.tsx"),
  importing("a screen looks at a layout", "web/src/training/*-screen.tsx", "#site/app-layout.tsx"),
  importing("a use case takes another room's query", "server/src/training/*.ts", "#account/account.queries.ts"),
  importing("a route takes another room's query", "server/src/training/*.routes.ts", "#account/account.queries.ts"),
  importing("admin takes another room's query", "server/src/admin/*.queries.ts", "#account/account.queries.ts"),
  importing("a use case reads another room's table", "server/src/training/*.ts", "#account/account.tables.ts"),
  importing("SQL in a use case", "server/src/training/*.ts", "drizzle-orm"),
  importing("SQL in a route", "server/src/training/*.routes.ts", "drizzle-orm"),
  importing("SQL in the platform's http", "server/src/platform/http/*.ts", "drizzle-orm"),
  importing("SQL in the app", "server/src/*.ts", "drizzle-orm/pg-core"),
  importing("Stripe outside its adapter", "server/src/billing/*.ts", "stripe"),
  importing("the AI packages outside their adapter", "server/src/coach/*.ts", "@ai-sdk/anthropic"),
  importing("mail outside its adapter", "server/src/account/*.ts", "nodemailer"),
  importing("password hashing outside its file", "server/src/account/*.ts", "@node-rs/argon2"),
  importing("the database driver outside its place", "server/src/platform/http/*.ts", "pg"),
  importing("the database driver in a query", "server/src/account/*.queries.ts", "pg"),
  importing("Stripe's browser package outside the card form", "web/src/billing/*.tsx", "@stripe/stripe-js"),
  importing("the product takes from testing/", "server/src/training/*.ts", "#testing/builders.ts"),
  importing("the web takes from testing/", "web/src/training/*.tsx", "#testing/render-screen.tsx"),
  importing("a barrel", "web/src/training/*.tsx", "./path/index.ts"),
  importing("a barrel in a test", "server/src/training/*.test.ts", "#account/index.ts"),
  ...cycle(),
  purity("domain names Date", "export const now = Date.now();\n", "lint/style/noRestrictedGlobals"),
  purity("domain draws lots", "export const luck = Math.random();\n", "plugin"),
  purity("domain fetches", 'export const page = fetch("/");\n', "lint/style/noRestrictedGlobals"),
  purity("domain names the window", "export const here = window.location;\n", "lint/style/noRestrictedGlobals"),
  purity("domain reads the environment", "export const port = process.env.PORT;\n", "lint/style/noProcessEnv"),
  inFile(
    "the environment is read outside config",
    "server/src/account/planted-env.ts",
    "export const port = process.env.PORT;\n",
    "lint/style/noProcessEnv",
  ),
  inFile("any", "server/src/account/planted-any.ts", "export const port: any = 1;\n", "lint/suspicious/noExplicitAny"),
  inFile(
    "a claim that something is there",
    "web/src/ui/planted-bang.ts",
    "export const size = (list: string[]) => list[0]!.length;\n",
    "lint/style/noNonNullAssertion",
  ),
  inFile(
    "a default export",
    "web/src/ui/planted-default.tsx",
    "export default function Part() {\n  return null;\n}\n",
    "lint/style/noDefaultExport",
  ),
  inFile("console", "server/src/account/planted-console.ts", 'console.log("hello");\n', "lint/suspicious/noConsole"),
  inFile(
    "a file that only passes on",
    "web/src/ui/planted-barrel.ts",
    'export * from "./planted-default.tsx";\n',
    "lint/performance/noBarrelFile",
  ),
];

/** The neighbour of each violation that must be let through. */
export const allowed: readonly Plant[] = [
  importing("domain imports zod/mini", "domain/src/training/*.ts", "zod/mini"),
  importing("a test of domain imports vitest", "domain/src/training/*.test.ts", "vitest"),
  importing("the server looks at domain", "server/src/training/*.ts", "@stars/domain/training/progress.ts"),
  importing("a journey looks at domain", "e2e/support/*.ts", "@stars/domain/brand.ts"),
  importing("the web draws a pose of the videos", "web/src/training/*.ts", "@stars/media/pose.ts"),
  importing("the platform reads the contract", "server/src/platform/http/*.ts", "@stars/domain/contract/endpoint.ts"),
  importing("the platform reads the list of pages", "server/src/platform/http/*.ts", "@stars/domain/site/pages.ts"),
  importing("the kit reads the brand", "web/src/ui/*.tsx", "@stars/domain/brand.ts"),
  ...downward,
  importing("a contract looks at any room", "domain/src/account/*.api.ts", "../training/catalogue.ts"),
  importing("a route looks at any room", "server/src/account/*.routes.ts", "#training/read-achievements.ts"),
  importing("jobs look at any room", "server/src/account/*.jobs.ts", "#training/read-achievements.ts"),
  importing("a screen looks at any room", "web/src/training/*-screen.tsx", "#coach/chat.tsx"),
  importing("the app looks at routes", "server/src/app.ts", "#account/account.routes.ts"),
  importing("a use case takes its own room's query", "server/src/training/*.ts", "./training.queries.ts"),
  importing("a query joins a table of a lower room", "server/src/training/*.queries.ts", "#account/account.tables.ts"),
  importing("admin's queries read any table below", "server/src/admin/*.queries.ts", "#coach/coach.tables.ts"),
  importing("SQL in a query", "server/src/training/*.queries.ts", "drizzle-orm"),
  importing("SQL in a table", "server/src/training/*.tables.ts", "drizzle-orm/pg-core"),
  importing("SQL in the platform's database", "server/src/platform/db/*.ts", "drizzle-orm"),
  importing("Stripe in its adapter", "server/src/platform/payments/*.ts", "stripe"),
  importing("the AI packages in their adapter", "server/src/platform/coach-model/*.ts", "@ai-sdk/anthropic"),
  importing("mail in its adapter", "server/src/platform/mail/*.ts", "nodemailer"),
  importing("password hashing in its file", "server/src/account/passwords.ts", "@node-rs/argon2"),
  importing("the database driver in its place", "server/src/platform/db/*.ts", "pg"),
  importing("Stripe's browser package in the card form", "web/src/billing/card-form.tsx", "@stripe/stripe-js"),
  importing("a test takes from testing/", "server/src/training/*.test.ts", "#testing/builders.ts"),
  importing("testing/ looks at queries", "server/src/testing/*.ts", "#account/account.queries.ts"),
  purity("domain counts", "export const most = Math.max(1, 2);\n", "plugin"),
  inFile(
    "config reads the environment",
    "web/src/platform/config.ts",
    "export const mode = process.env.NODE_ENV;\n",
    "lint/style/noProcessEnv",
  ),
  inFile(
    "a screen has a default export",
    "web/src/coach/planted-screen.tsx",
    "export default function PlantedScreen() {\n  return null;\n}\n",
    "lint/style/noDefaultExport",
  ),
];

function inFile(what: string, file: string, code: string, rule: string): Plant {
  return { what, file, code, rule };
}

function cycle(): Plant[] {
  const rule = "lint/suspicious/noImportCycles";
  const half = (name: string, other: string) =>
    `import { ${other} } from "./planted-${other}.ts";\n\nexport const ${name} = () => ${other};\n`;
  return [
    { what: "a cycle, seen from one end", file: "server/src/coach/planted-hen.ts", code: half("hen", "egg"), rule },
    { what: "a cycle, seen from the other", file: "server/src/coach/planted-egg.ts", code: half("egg", "hen"), rule },
  ];
}
