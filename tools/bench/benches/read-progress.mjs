import { startDemoFamily } from "../demo-family.mjs";
import { compare } from "../measure.mjs";

/** What the dashboard is drawn from: 20 levels. */
export const bench = {
  name: "GET /api/progress",
  measure: async ({ product, bare }) => compare({ url: `${product}/api/progress`, cookie: await startDemoFamily(product) }, bare),
};
