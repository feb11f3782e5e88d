import { compare } from "../measure.mjs";

/** A built page from the disk. */
export const bench = { name: "GET / (home page)", measure: ({ product, bare }) => compare({ url: `${product}/` }, bare) };
