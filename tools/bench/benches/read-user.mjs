import { startDemoFamily } from "../demo-family.mjs";
import { compare } from "../measure.mjs";

/** Every screen of the app asks this first. */
export const bench = {
  name: "GET /api/user",
  measure: async ({ product, bare }) => compare({ url: `${product}/api/user`, cookie: await startDemoFamily(product) }, bare),
};
