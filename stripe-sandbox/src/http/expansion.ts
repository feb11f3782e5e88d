import { lineItemsOf } from "#resources/checkout-lines.ts";
import { intentOf, paymentsOf } from "#resources/invoices.ts";
import { idOf } from "#store/ids.ts";
import type { Ledger } from "#store/ledger.ts";
import type { TableName } from "#store/tables.ts";
import { invalidRequest } from "./errors.ts";
import { wholeList } from "./list.ts";

const deepest = 4;
type Json = Record<string, unknown>;

/**
 * Puts whole objects in place of ids, along paths like `latest_invoice.payments` or `data.customer`.
 *
 * @throws StripeError for what cannot be expanded
 */
export function expand(ledger: Ledger, reply: object, paths: readonly string[]): object {
  const copy: Json = JSON.parse(JSON.stringify(reply));
  for (const path of paths) {
    const fields = path.split(".");
    if (fields.length > deepest)
      throw invalidRequest(`You cannot expand more than ${deepest} levels of a property: ${path}`, { param: "expand" });
    walk(ledger, copy, fields, path);
  }
  return copy;
}

function walk(ledger: Ledger, holder: unknown, [field, ...rest]: string[], path: string): void {
  if (field === undefined || holder === null) return;
  if (Array.isArray(holder)) {
    for (const item of holder) walk(ledger, item, [field, ...rest], path);
    return;
  }
  if (typeof holder !== "object") throw cannotExpand(path);
  const owner: Json = holder as Json; // parsed JSON that is neither null, list nor text
  const held = owner[field] ?? include(ledger, owner, field);
  const whole = typeof held === "string" ? lookUp(ledger, held) : held;
  if (whole === undefined) throw cannotExpand(path);
  owner[field] = whole;
  walk(ledger, whole, rest, path);
}

function cannotExpand(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
}

/** Fields Stripe leaves out unless asked for them by name. */
function include(ledger: Ledger, owner: Json, field: string): unknown {
  const id = String(owner.id);
  if (field in owner) return owner[field]; // known to be null
  switch (`${String(owner.object)}.${field}`) {
    case "invoice.payments":
      return wholeList(`/v1/invoice_payments?invoice=${id}`, plain(paymentsOf(ledger, id)));
    case "invoice.confirmation_secret": {
      const secret = intentOf(ledger, id)?.client_secret;
      return secret ? { client_secret: secret, type: "payment_intent" } : null;
    }
    case "checkout.session.line_items":
      return wholeList(`/v1/checkout/sessions/${id}/line_items`, plain(lineItemsOf(ledger, id)));
    case "charge.refunds":
      return wholeList(`/v1/charges/${id}/refunds`, plain(ledger.tables.refunds.newestFirst().filter(({ charge }) => charge === id)));
    case "customer.subscriptions":
      return wholeList(
        `/v1/customers/${id}/subscriptions`,
        plain(ledger.tables.subscriptions.newestFirst().filter(({ customer, status }) => idOf(customer) === id && status !== "canceled")),
      );
    default:
      return undefined;
  }
}

const tableOf: Record<string, TableName> = {
  cus: "customers",
  prod: "products",
  price: "prices",
  pm: "paymentMethods",
  sub: "subscriptions",
  in: "invoices",
  pi: "paymentIntents",
  ch: "charges",
  re: "refunds",
  du: "disputes",
  cs: "checkoutSessions",
  bpc: "portalConfigurations",
};

function lookUp(ledger: Ledger, id: string): unknown {
  const name = tableOf[id.slice(0, id.indexOf("_"))];
  if (name === undefined) return undefined;
  return plain(ledger.tables[name].get(id) ?? ledger.tables.deletedCustomers.get(id));
}

function plain(value: unknown) {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
