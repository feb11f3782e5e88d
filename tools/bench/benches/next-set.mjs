import { levelsPerSkill, skillIds } from "@stars/domain/training/catalogue.ts";
import { journeyFrom, nextSet } from "@stars/domain/training/progress.ts";

const calls = 20_000;
const finished = skillIds
  .flatMap((skill) => Array.from({ length: levelsPerSkill - 1 }, (_, index) => [1, 2].map((set) => ({ skill, level: index + 1, set }))))
  .flat();

/** The rule behind the one loud button: from 32 finished sets to the next one. No server. */
export const bench = {
  name: "rule: journey and next set",
  measure: async () => {
    for (let call = 0; call < calls; call++) nextSet(journeyFrom(finished));
    const began = performance.now();
    for (let call = 0; call < calls; call++) nextSet(journeyFrom(finished));
    const eachMs = (performance.now() - began) / calls;
    return { alone: { medianMs: eachMs, p95Ms: null, perSecond: 1000 / eachMs } };
  },
};
