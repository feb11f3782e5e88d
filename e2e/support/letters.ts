import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Product } from "./product.ts";

/** Waits for a letter to this address that holds a link to this path, and returns the link. */
export async function linkInLetter(product: Product, { to, path }: { to: string; path: string }): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = linkIn(await lettersTo(product, to), `${product.url}${path}`);
    expect(link).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return link ?? "";
}

/** Waits for a letter of this kind to this address, and returns it whole. */
export async function letterOf(product: Product, { to, kind }: { to: string; kind: string }): Promise<string> {
  let letter: string | undefined;
  await expect(async () => {
    letter = (await lettersTo(product, to, kind)).at(-1);
    expect(letter, `a letter of the kind "${kind}"`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return letter ?? "";
}

/** Waits for the code that was mailed to this address. */
export async function codeInLetter(product: Product, to: string): Promise<string> {
  const letter = await letterOf(product, { to, kind: "recovery-code" });
  return /^\d{6}$/m.exec(letter)?.[0] ?? "";
}

async function lettersTo(product: Product, to: string, kind = ""): Promise<string[]> {
  const folder = join(product.dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.endsWith(".eml") && !name.startsWith(".") && name.includes(kind),
  );
  const letters = await Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
  return letters.filter((letter) => letter.includes(`To: ${to}`));
}

/** Links stand on a line of their own; the newest letter comes last. */
function linkIn(letters: readonly string[], start: string): string | undefined {
  return letters
    .flatMap((letter) => letter.split("\n"))
    .map((line) => line.trim())
    .findLast((line) => line.startsWith(start));
}
