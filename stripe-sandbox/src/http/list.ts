import { noSuch } from "./errors.ts";
import { object, type Params, text, whole } from "./params.ts";

export const created = object({ gt: whole, gte: whole, lt: whole, lte: whole });
export const listParams = { limit: whole, starting_after: text, ending_before: text, created };

export interface ListReply<Row> {
  object: "list";
  data: Row[];
  has_more: boolean;
  url: string;
}

/**
 * One page of rows, newest first, as Stripe pages: by the id after or before which it starts.
 *
 * @param rows newest first
 */
export function listReply<Row extends { id: string; created?: number }>(
  url: string,
  rows: Row[],
  { limit, starting_after: after, ending_before: before, created: range }: Params<typeof listParams>,
): ListReply<Row> {
  const size = Math.min(Math.max(limit ?? 10, 1), 100);
  const wanted = rows.filter((row) => isWithin(row.created, range));
  if (before) {
    const end = indexOf(wanted, before);
    const start = Math.max(0, end - size);
    return { object: "list", data: wanted.slice(start, end), has_more: start > 0, url };
  }
  const start = after ? indexOf(wanted, after) + 1 : 0;
  return { object: "list", data: wanted.slice(start, start + size), has_more: wanted.length > start + size, url };
}

/** A short list that is part of an object and always whole. */
export function wholeList<Row>(url: string, data: Row[]): ListReply<Row> {
  return { object: "list", data, has_more: false, url };
}

function indexOf(rows: { id: string }[], id: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index === -1) throw noSuch("object", id, "starting_after");
  return index;
}

function isWithin(at: number | undefined, range: Params<typeof listParams>["created"]): boolean {
  if (range === undefined || at === undefined) return true;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return at > gt && at >= gte && at < lt && at <= lte;
}
