import type Stripe from "stripe";

/** The `error` object of Stripe's replies. */
export interface ErrorBody {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error" | "rate_limit_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: unknown;
  payment_method?: Stripe.PaymentMethod;
}

/** A no in Stripe's words. What was changed before it was said stays changed, as with a declined card. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = "StripeError";
    this.status = status;
    this.body = body;
  }
}

export function invalidRequest(message: string, { param, code, status = 400 }: { param?: string; code?: string; status?: number } = {}) {
  return new StripeError(status, { type: "invalid_request_error", message, ...(code && { code }), ...(param && { param }) });
}

/**
 * @param param `id` when the address names it (404), the parameter's name otherwise (400)
 */
export function noSuch(kind: string, id: string, param = "id"): StripeError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: "resource_missing", param, status: param === "id" ? 404 : 400 });
}

/** The row, or Stripe's "No such ...". */
export function found<Row>(row: Row | undefined, kind: string, id: string, param?: string): Row {
  if (row === undefined) throw noSuch(kind, id, param);
  return row;
}
