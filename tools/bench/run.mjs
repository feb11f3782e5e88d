// `npm run bench`: how long the product takes, beside a server that does nothing, on this machine and in this minute.
// Every file in benches/ is one measurement: it exports `bench = { name, measure }`, and `measure` resolves to figures.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { printTable } from "./print-table.mjs";
import { startBare, startProduct } from "./servers.mjs";

const folder = join(import.meta.dirname, "benches");
const only = process.argv[2];
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".mjs") && (only === undefined || name.includes(only)))
  .sort();

const running = [];
try {
  const product = await startProduct();
  running.push(product);
  const bare = await startBare();
  running.push(bare);
  const rows = [];
  for (const name of names) {
    const { bench } = await import(join(folder, name));
    process.stdout.write(`${bench.name} ...\n`);
    rows.push({ name: bench.name, ...(await bench.measure({ product: product.url, bare: bare.url })) });
  }
  printTable(rows);
} finally {
  await Promise.all(running.map(({ stop }) => stop()));
}
