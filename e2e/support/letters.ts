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

async function lettersTo(product: Product, to: string): Promise<string[]> {
  const folder = join(product.dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml") && !name.startsWith("."));
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
