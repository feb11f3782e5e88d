// Runs the checks and counts them: `node tools/run-tests.mjs all|check`. The last line is always "N passed, N failed".
// A failing step does not stop the others. The reports lie in .reports/.
import { nothing } from "./run-tests/run-step.mjs";
import { quickSteps, slowSteps } from "./run-tests/steps.mjs";

const steps = process.argv[2] === "all" ? [...quickSteps, ...slowSteps] : quickSteps;
const outcomes = [];
for (const step of steps) outcomes.push(...(await Promise.all([step].flat().map(runOne))));

const total = outcomes.reduce(add, nothing);
process.stdout.write(`\n${outcomes.map(line).join("\n")}\n\n${inWords(total)}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runOne({ title, run }) {
  process.stdout.write(`\n== ${title}\n`);
  const began = performance.now();
  const figures = await run().catch(failed);
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`-- ${title}: ${inWords(figures)} (${seconds.toFixed(1)} s)\n`);
  return { title, seconds, ...figures };
}

function failed(error) {
  process.stderr.write(`${error.stack}\n`);
  return { ...nothing, failed: 1 };
}

function add(sum, { passed, failed, skipped }) {
  return { passed: sum.passed + passed, failed: sum.failed + failed, skipped: sum.skipped + skipped };
}

function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function line({ title, seconds, ...figures }) {
  const mark = figures.failed > 0 ? "FAILED " : "ok     ";
  return `${mark}${title.padEnd(36)}${seconds.toFixed(1).padStart(7)} s   ${inWords(figures)}`;
}
