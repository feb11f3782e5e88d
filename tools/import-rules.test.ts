import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { allowed, type Plant, planted } from "./import-rules/planted.ts";

const root = join(import.meta.dirname, "..");

interface BiomeReport {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string | { readonly file: string } | null };
  }[];
}

/** Writes the planted files into an empty copy of the house, lints them all at once, and gathers what Biome says of each. */
function lint(plants: readonly Plant[]): ReadonlyMap<string, readonly string[]> {
  const house = mkdtempSync(join(tmpdir(), "stars-rules-"));
  const copies = ["biome.json", "biome.import-rules.json", "package.json", "tools/import-rules/no-chance.grit", ".gitignore"];
  const packages = ["domain", "server", "web"].map((floor) => `${floor}/package.json`);
  for (const name of [...copies, ...packages]) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    copyFileSync(join(root, name), join(house, name));
  }
  for (const { file, code } of plants) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), code);
  }
  const biome = spawnSync(join(root, "node_modules/.bin/biome"), ["lint", "--reporter=json", "--max-diagnostics=none", "."], {
    cwd: house,
    encoding: "utf8",
  });
  rmSync(house, { recursive: true, force: true });
  const { diagnostics } = JSON.parse(biome.stdout) as BiomeReport; // Biome's own shape, of the version we pin
  const said = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    const path = typeof location.path === "string" ? location.path : (location.path?.file ?? "");
    said.set(path, [...(said.get(path) ?? []), category]);
  }
  return said;
}

const said = lint([...planted, ...allowed]);

test.each(planted)("caught: $what", ({ file, rule }) => {
  expect(said.get(file) ?? []).toContain(rule);
});

test.each(allowed)("let through: $what", ({ file, rule }) => {
  expect(said.get(file) ?? []).not.toContain(rule);
});

test("the written rules are in step with the list of rooms", () => {
  const check = spawnSync(process.execPath, [join(root, "tools/import-rules.mjs")], { encoding: "utf8" });

  expect(check.status, check.stderr).toBe(0);
});
