import type { Ledger } from "#store/ledger.ts";
import { list, type Params, readParams, type Shape, text } from "./params.ts";

export type KeyKind = "secret" | "publishable";

export interface Call<S extends Shape> {
  ledger: Ledger;
  /** The `:id` of the path, "" where there is none. */
  id: string;
  params: Params<S>;
  key: KeyKind;
}

/** One address of the API, its parameters already known. */
export interface Endpoint {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** Who may call it. The browser holds the publishable key only. */
  keys: readonly KeyKind[];
  run(call: { ledger: Ledger; id: string; form: Record<string, unknown>; key: KeyKind }): { reply: object; expand: string[] };
}

export function endpoint<S extends Shape>({
  method,
  path,
  keys = ["secret"],
  params: shape,
  run,
}: {
  method: Endpoint["method"];
  path: string;
  keys?: readonly KeyKind[];
  params: S;
  run(call: Call<S>): object;
}): Endpoint {
  const expansions = list(text);
  return {
    method,
    path,
    keys,
    run: ({ ledger, id, form, key }) => {
      const { expand: wanted, ...rest } = form;
      const params = readParams(shape, rest);
      const expand = wanted === undefined ? [] : (expansions.read(wanted, "expand") ?? []);
      return { reply: run({ ledger, id, params, key }), expand: expand.filter((path): path is string => typeof path === "string") };
    },
  };
}
