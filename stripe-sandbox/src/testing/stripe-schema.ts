import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import Stripe from "stripe";
import { makeSchema } from "./types-to-schema.ts";

/** What the sandbox answers, by its `object` field, and the type of the `stripe` package it must be. */
const types = {
  "billing_portal.configuration": "BillingPortal.Configuration",
  "billing_portal.session": "BillingPortal.Session",
  charge: "Charge",
  "checkout.session": "Checkout.Session",
  customer: "Customer",
  dispute: "Dispute",
  event: "EventBase",
  invoice: "Invoice",
  invoice_payment: "InvoicePayment",
  item: "LineItem",
  line_item: "InvoiceLineItem",
  payment_intent: "PaymentIntent",
  payment_method: "PaymentMethod",
  price: "Price",
  product: "Product",
  refund: "Refund",
  subscription: "Subscription",
  webhook_endpoint: "WebhookEndpoint",
} as const;

export const objectKinds = Object.keys(types);

/** Checks answers against the installed package's own types. Making the schema takes seconds, so it is kept by the package's version. */
export function stripeShapes(): (answer: { object: string }) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, addUsedSchema: false });
  ajv.addSchema(schema(), "stripe");
  return (answer) => {
    const validate = ajv.getSchema(`stripe#/properties/${answer.object.replaceAll(".", "_")}`);
    if (validate === undefined) return [`no type is known for "${answer.object}"`];
    if (validate(answer)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${answer.object}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

function schema(): AnySchema {
  const maker = createHash("sha256")
    .update(readFileSync(join(import.meta.dirname, "types-to-schema.ts")))
    .digest("hex")
    .slice(0, 8);
  const cache = join(import.meta.dirname, "../../../node_modules/.cache/stripe-sandbox");
  const kept = join(cache, `stripe-${Stripe.PACKAGE_VERSION}-${maker}.schema.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  const made = makeSchema(
    Object.fromEntries(Object.entries(types).map(([object, type]) => [object.replaceAll(".", "_"), `Stripe.${type}`])),
  );
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, JSON.stringify(made));
  return made;
}
