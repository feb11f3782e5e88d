const columns = ["", "median", "p95", "8 at once: median", "p95", "a second", "bare median", "times bare"];

/** Prints the figures of all benches; milliseconds, and how many times the bare server's median. */
export function printTable(rows) {
  const lines = [columns, ...rows.map(toCells)];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index].length)));
  const text = lines.map((line) =>
    line.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index]))).join("   "),
  );
  process.stdout.write(`\nMilliseconds; bare is a Fastify that says hello.\n\n${text.join("\n")}\n`);
}

function toCells({ name, alone, together, bare }) {
  return [
    name,
    ms(alone.medianMs),
    ms(alone.p95Ms),
    ms(together?.medianMs),
    ms(together?.p95Ms),
    Math.round((together ?? alone).perSecond).toString(),
    ms(bare?.medianMs),
    bare ? (alone.medianMs / bare.medianMs).toFixed(1) : "-",
  ];
}

function ms(value) {
  if (value === null || value === undefined) return "-";
  return value.toFixed(value < 0.1 ? 4 : 2);
}
