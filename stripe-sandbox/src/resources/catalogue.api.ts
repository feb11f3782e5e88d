import { endpoint } from "#http/endpoint.ts";
import { found, invalidRequest } from "#http/errors.ts";
import { listParams, listReply } from "#http/list.ts";
import { flag, ignored, list, mergeMetadata, metadata, object, oneOf, required, text, whole } from "#http/params.ts";
import { amendAndTell } from "#webhooks/emit.ts";
import { claimLookupKey, createPrice } from "./prices.ts";
import { createProduct } from "./products.ts";

const productWords = {
  active: flag,
  description: text,
  metadata,
  statement_descriptor: ignored,
  tax_code: ignored,
  url: ignored,
  images: ignored,
};

/** Products and their prices. */
export const catalogueEndpoints = [
  endpoint({
    method: "POST",
    path: "/v1/products",
    params: { ...productWords, id: text, name: required(text), type: ignored },
    run: ({ ledger, params }) => {
      if (params.id && ledger.tables.products.get(params.id))
        throw invalidRequest("Product already exists.", { code: "resource_already_exists" });
      return createProduct(ledger, {
        name: params.name,
        ...(params.id && { id: params.id }),
        active: params.active ?? true,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
      });
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/products",
    params: { ...listParams, active: flag, ids: list(text) },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/products",
        ledger.tables.products
          .newestFirst()
          .filter(({ id, active }) => (params.active ?? active) === active && (params.ids === undefined || params.ids.includes(id))),
        params,
      ),
  }),
  endpoint({
    method: "GET",
    path: "/v1/products/:id",
    params: {},
    run: ({ ledger, id }) => found(ledger.tables.products.get(id), "product", id),
  }),
  endpoint({
    method: "POST",
    path: "/v1/products/:id",
    params: { ...productWords, name: text },
    run: ({ ledger, id, params }) => {
      const product = found(ledger.tables.products.get(id), "product", id);
      return amendAndTell(ledger, "product.updated", "products", product, {
        name: params.name ?? product.name,
        active: params.active ?? product.active,
        description: params.description === undefined ? product.description : params.description,
        metadata: mergeMetadata(product.metadata, params.metadata),
        updated: ledger.clock.seconds(),
      });
    },
  }),
  endpoint({
    method: "POST",
    path: "/v1/prices",
    params: {
      currency: required(text),
      unit_amount: required(whole),
      product: text,
      product_data: object({ id: text, name: required(text), active: flag, metadata }),
      recurring: object({ interval: required(oneOf("day", "week", "month", "year")), interval_count: whole, usage_type: ignored }),
      lookup_key: text,
      transfer_lookup_key: flag,
      nickname: text,
      metadata,
      active: flag,
      billing_scheme: ignored,
      tax_behavior: ignored,
    },
    run: ({ ledger, params }) => {
      const { product, product_data: fresh, recurring } = params;
      const count = recurring?.interval_count ?? 1;
      if (recurring && (count < 1 || count > { day: 1095, week: 156, month: 36, year: 3 }[recurring.interval])) {
        throw invalidRequest("The recurring interval may not be longer than three years.", { param: "recurring[interval_count]" });
      }
      const sold = fresh
        ? createProduct(ledger, { name: fresh.name, ...(fresh.id && { id: fresh.id }), metadata: mergeMetadata({}, fresh.metadata) })
        : found(ledger.tables.products.get(product ?? ""), "product", product ?? "", "product");
      return createPrice(ledger, {
        currency: params.currency.toLowerCase(),
        unitAmount: params.unit_amount,
        product: sold.id,
        recurring: recurring ? { interval: recurring.interval, intervalCount: count } : null,
        lookupKey: params.lookup_key ?? null,
        transferLookupKey: params.transfer_lookup_key ?? false,
        nickname: params.nickname ?? null,
        metadata: mergeMetadata({}, params.metadata),
        active: params.active ?? true,
      });
    },
  }),
  endpoint({
    method: "GET",
    path: "/v1/prices",
    params: { ...listParams, active: flag, lookup_keys: list(text), product: text, type: oneOf("one_time", "recurring"), currency: text },
    run: ({ ledger, params }) =>
      listReply(
        "/v1/prices",
        ledger.tables.prices
          .newestFirst()
          .filter(
            (price) =>
              (params.active ?? price.active) === price.active &&
              (params.lookup_keys === undefined || params.lookup_keys.includes(price.lookup_key ?? undefined)) &&
              (params.product ?? price.product) === price.product &&
              (params.type ?? price.type) === price.type &&
              (params.currency ?? price.currency) === price.currency,
          ),
        params,
      ),
  }),
  endpoint({
    method: "GET",
    path: "/v1/prices/:id",
    params: {},
    run: ({ ledger, id }) => found(ledger.tables.prices.get(id), "price", id),
  }),
  endpoint({
    method: "POST",
    path: "/v1/prices/:id",
    params: { active: flag, nickname: text, metadata, lookup_key: text, transfer_lookup_key: flag },
    run: ({ ledger, id, params }) => {
      const price = found(ledger.tables.prices.get(id), "price", id);
      if (params.lookup_key) claimLookupKey(ledger, params.lookup_key, params.transfer_lookup_key ?? false, id);
      return amendAndTell(ledger, "price.updated", "prices", price, {
        active: params.active ?? price.active,
        nickname: params.nickname === undefined ? price.nickname : params.nickname,
        lookup_key: params.lookup_key === undefined ? price.lookup_key : params.lookup_key,
        metadata: mergeMetadata(price.metadata, params.metadata),
      });
    },
  }),
];
