import type * as z from "zod/mini";

/** Who may knock on an endpoint's door. The server checks it before it reads the body; the web guards screens by it. */
export type Access = "anyone" | "member" | "admin";

type Schema = z.ZodMiniType;

export interface Endpoint<
  A extends Access = Access,
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  Reply extends Schema = Schema,
  Code extends string = string,
> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: `/api/${string}`;
  readonly access: A;
  readonly body?: Body;
  readonly query?: Query;
  readonly reply: Reply;
  /** Codes of the refusals this endpoint may answer with, beside those every endpoint has. */
  readonly refusals?: readonly Code[];
}

/** Declares one endpoint of the contract; an identity function that keeps the exact types. */
export function endpoint<
  const A extends Access,
  Reply extends Schema,
  Body extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  const Code extends string = never,
>(declaration: Endpoint<A, Body, Query, Reply, Code>): Endpoint<A, Body, Query, Reply, Code> {
  return declaration;
}

/** What a caller sends as the body of an endpoint. */
export type BodyOf<E> = E extends { readonly body?: infer Body extends Schema } ? z.input<Body> : never;

/** What a caller sends in the query of an endpoint. */
export type QueryOf<E> = E extends { readonly query?: infer Query extends Schema } ? z.input<Query> : never;

/** What an endpoint answers. */
export type ReplyOf<E> = E extends { readonly reply: infer Reply extends Schema } ? z.output<Reply> : never;
