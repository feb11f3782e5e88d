import { invalidRequest } from "#http/errors.ts";

type Body = Record<string, unknown>;
const furthestSeconds = 20 * 366 * 86_400;

export function textIn(body: Body, name: string): string {
  const value = body[name];
  if (typeof value === "string" && value !== "") return value;
  throw invalidRequest(`${name} must be a text.`, { param: name });
}

export function numberIn(body: Body, name: string): number {
  const value = body[name];
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) return value;
  throw invalidRequest(`${name} must be a number, 0 or more.`, { param: name });
}

export function choiceIn<const Choice extends string>(body: Body, name: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === body[name]);
  if (choice !== undefined) return choice;
  throw invalidRequest(`${name} must be one of ${choices.join(", ")}.`, { param: name });
}

export function optional<Value>(body: Body, name: string, read: (body: Body, name: string) => Value): Value | undefined {
  return body[name] === undefined || body[name] === null ? undefined : read(body, name);
}

/** The moment named by `seconds` from now or by `to`: never one that is past, or beyond twenty years. */
export function momentIn(body: Body, now: Date): Date {
  const to = optional(body, "to", textIn);
  const moment = to === undefined ? now.getTime() + numberIn(body, "seconds") * 1000 : Date.parse(to);
  if (Number.isNaN(moment)) throw invalidRequest("to must be an ISO time.", { param: "to" });
  if (moment < now.getTime() - 1000) throw invalidRequest("Time moves forward only.", { param: to === undefined ? "seconds" : "to" });
  if (moment > now.getTime() + furthestSeconds * 1000) throw invalidRequest("That is more than twenty years from now.");
  return new Date(Math.max(moment, now.getTime()));
}
