import { openSets, startDemoFamily } from "../demo-family.mjs";
import { timeLanes } from "../measure.mjs";

const familiesAlone = 6;
const familiesTogether = 8;

/** One tap of a child: a set that was really open each time, so every request is a write. */
export const bench = {
  name: "POST /api/progress/complete",
  measure: async ({ product, bare }) => {
    const url = `${product}/api/progress/complete`;
    const taps = async () => {
      const cookie = await startDemoFamily(product);
      const sets = await openSets(product, cookie);
      return sets.map((body) => ({ url, method: "POST", cookie, body }));
    };
    const families = (count) => Promise.all(Array.from({ length: count }, taps));
    await timeLanes(await families(1));
    return {
      alone: await timeLanes([(await families(familiesAlone)).flat()]),
      together: await timeLanes(await families(familiesTogether)),
      bare: await timeLanes([Array.from({ length: 200 }, () => ({ url: `${bare}/hello` }))]),
    };
  },
};
