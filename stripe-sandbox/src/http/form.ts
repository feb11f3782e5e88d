import qs from "qs";

/** Reads a query or form body as Stripe does: `items[0][price]=...` becomes nested objects and lists, every value a text. */
export function parseForm(source: string): Record<string, unknown> {
  const parsed = qs.parse(source, { depth: 8, arrayLimit: 200, parameterLimit: 1000, ignoreQueryPrefix: true });
  return JSON.parse(JSON.stringify(parsed)); // plain objects only, with nothing inherited
}
