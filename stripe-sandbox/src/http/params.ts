import { invalidRequest } from "./errors.ts";

/** How one parameter is read. A name without a field is refused, so that a typing error fails here and not at Stripe. */
export interface Field<Value> {
  read(value: unknown, param: string): Value;
  absent(param: string): Value;
}

export type Shape = Record<string, Field<unknown>>;
export type Params<S extends Shape> = { [Name in keyof S]: ReturnType<S[Name]["read"]> };

function optional<Value>(read: (value: unknown, param: string) => Value): Field<Value | undefined> {
  return { read, absent: () => undefined };
}

/** Stripe's "" unsets a text. */
export const text = optional((value, param): string | null => {
  if (typeof value !== "string") throw invalidRequest(`Invalid string: ${param}`, { param });
  return value === "" ? null : value;
});

export const flag = optional((value, param): boolean => {
  if (value === "true") return true;
  if (value === "false") return false;
  throw invalidRequest(`Invalid boolean: ${String(value)}`, { param });
});

export const whole = optional(readWhole);

function readWhole(value: unknown, param: string): number {
  if (typeof value === "string" && /^-?\d{1,15}$/.test(value)) return Number(value);
  throw invalidRequest(`Invalid integer: ${String(value)}`, { param, code: "parameter_invalid_integer" });
}

/** A moment in seconds; "" unsets it. */
export const moment = optional((value, param): number | null => (value === "" ? null : readWhole(value, param)));

/** Known to Stripe, of no effect here. */
export const ignored = optional((_value): undefined => undefined);

export function oneOf<const Word extends string>(...words: Word[]): Field<Word | undefined> {
  return optional((value, param): Word => {
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) throw invalidRequest(`Invalid ${param}: must be one of ${words.join(", ")}`, { param });
    return word;
  });
}

export function list<Value>(of: Field<Value>): Field<Value[] | undefined> {
  return optional((value, param): Value[] => {
    if (value === "") return [];
    if (!Array.isArray(value)) throw invalidRequest(`Invalid array: ${param}`, { param });
    return value.map((item, index) => of.read(item, `${param}[${index}]`));
  });
}

export function object<S extends Shape>(shape: S): Field<Params<S> | undefined> {
  return optional((value, param) => readParams(shape, asRecord(value, param), param));
}

/** Free names and texts; "" takes a name away, and "" in place of all of them takes all. */
export const metadata = optional((value, param): Record<string, string> | null => {
  if (value === "") return null;
  return Object.fromEntries(Object.entries(asRecord(value, param)).map(([name, held]) => [name, String(held)]));
});

export function required<Value>(field: Field<Value>): Field<NonNullable<Value>> {
  return {
    read: (value, param) => {
      const read = field.read(value, param);
      if (read === null || read === undefined)
        throw invalidRequest(`You passed an empty string for '${param}'.`, { param, code: "parameter_invalid_empty" });
      return read;
    },
    absent: (param) => {
      throw invalidRequest(`Missing required param: ${param}.`, { param, code: "parameter_missing" });
    },
  };
}

/**
 * Reads a parsed form by its shape.
 *
 * @throws StripeError `parameter_unknown`, `parameter_missing`, or what a field refuses
 */
export function readParams<S extends Shape>(shape: S, given: Record<string, unknown>, inside = ""): Params<S> {
  const named = (name: string) => (inside === "" ? name : `${inside}[${name}]`);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(shape, name)) {
      throw invalidRequest(`Received unknown parameter: ${named(name)}`, { param: named(name), code: "parameter_unknown" });
    }
  }
  const read = Object.entries(shape).map(([name, field]) => [
    name,
    given[name] === undefined ? field.absent(named(name)) : field.read(given[name], named(name)),
  ]);
  return Object.fromEntries(read) as Params<S>; // one entry for each name of the shape, read by its own field
}

function asRecord(value: unknown, param: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidRequest(`Invalid hash: ${param}`, { param });
  return Object.fromEntries(Object.entries(value));
}

/** Puts new metadata over old, as Stripe merges it. */
export function mergeMetadata(before: Record<string, string>, changes: Record<string, string> | null | undefined): Record<string, string> {
  if (changes === undefined) return before;
  if (changes === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ""));
}
