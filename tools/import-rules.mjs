// Who may look at whom, as Biome rules. `node tools/import-rules.mjs` says whether the written rules are in step with this list;
// `--write` (part of `npm run generate`) writes them. The reasons are in docs/decisions/0001-floors-and-rooms.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { domainRules } from "./import-rules/domain.mjs";
import { outsideRules } from "./import-rules/outside.mjs";
import { serverRules } from "./import-rules/server.mjs";
import { webRules } from "./import-rules/web.mjs";

const root = join(import.meta.dirname, "..");
const rulesFile = join(root, "biome.import-rules.json");

/** One override of Biome, a ban to a line. Of several overrides that fit a file the last one counts, so each list is whole. */
function toOverride({ files, bans }) {
  const patterns = bans.map(({ group, message }) => `      ${JSON.stringify({ group, message })}`).join(",\n");
  const rule = `{ "level": "error", "options": { "patterns": [\n${patterns}\n    ] } }`;
  return `  { "includes": ${JSON.stringify(files)},\n    "linter": { "rules": { "style": { "noRestrictedImports": ${rule} } } } }`;
}

function written() {
  try {
    return readFileSync(rulesFile, "utf8");
  } catch {
    return "";
  }
}

const overrides = [...domainRules(), ...serverRules(), ...webRules(), ...outsideRules()].map(toOverride);
const rules = `{ "overrides": [\n${overrides.join(",\n")}\n] }\n`;

if (process.argv.includes("--write")) {
  writeFileSync(rulesFile, rules);
} else if (written() !== rules) {
  process.stderr.write("biome.import-rules.json is not in step with tools/import-rules. Run `npm run generate`.\n");
  process.exitCode = 1;
}
