import { join } from "node:path";
import ts from "typescript-5";

type Schema = Record<string, unknown>;

/** Whole resources, followed into where another holds one expanded; every other resource may be any object. */
const followed = new Set([
  "Charge",
  "Configuration",
  "Customer",
  "Dispute",
  "EventBase",
  "Invoice",
  "InvoiceLineItem",
  "InvoicePayment",
  "LineItem",
  "PaymentIntent",
  "PaymentMethod",
  "Plan",
  "Price",
  "Product",
  "Refund",
  "Session",
  "Subscription",
  "SubscriptionItem",
  "WebhookEndpoint",
]);

/**
 * Turns types of the `stripe` package into one JSON Schema, with a property for each.
 *
 * @param roots type expressions by the name of their property, such as `Stripe.Invoice`
 */
export function makeSchema(roots: Record<string, string>): Schema {
  const file = join(import.meta.dirname, "roots.virtual.ts");
  const names = Object.keys(roots);
  const source = `import type Stripe from "stripe";\n${names.map((name) => `export type ${name} = ${roots[name]};`).join("\n")}`;
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(name, source, target, true) : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([file], options, host);
  const root = program.getSourceFile(file);
  if (root === undefined) throw new Error("The compiler did not read the types.");
  const writer = new SchemaWriter(program.getTypeChecker(), root);
  const properties: Schema = {};
  for (const statement of root.statements) {
    if (ts.isTypeAliasDeclaration(statement))
      properties[statement.name.text] = writer.write(writer.checker.getTypeAtLocation(statement.name));
  }
  return { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", properties, $defs: writer.definitions };
}

class SchemaWriter {
  readonly checker: ts.TypeChecker;
  readonly definitions: Record<string, Schema> = {};
  readonly #root: ts.SourceFile;
  readonly #names = new Map<ts.Type, string>();

  constructor(checker: ts.TypeChecker, root: ts.SourceFile) {
    this.checker = checker;
    this.#root = root;
  }

  write(type: ts.Type): Schema {
    return this.#writeSimple(type) ?? this.#writeCompound(type) ?? this.#writeObject(type);
  }

  #writeSimple(type: ts.Type): Schema | null {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return { not: {} };
    if (flags & ts.TypeFlags.Null) return { type: "null" };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.checker.typeToString(type) === "true" };
    if (flags & ts.TypeFlags.StringLike) return { type: "string" };
    if (flags & ts.TypeFlags.NumberLike) return { type: "number" };
    if (flags & ts.TypeFlags.BooleanLike) return { type: "boolean" };
    // A decimal is text on the wire; the package makes it a number of its own kind.
    if (type.aliasSymbol?.name === "Decimal") return { type: "string" };
    return null;
  }

  #writeCompound(type: ts.Type): Schema | null {
    if (type.isUnion()) {
      const parts = type.types.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)));
      return parts.length === 0 ? { not: {} } : { anyOf: parts.map((part) => this.write(part)) };
    }
    // The package writes "or any other text" as an intersection with string.
    if (type.isIntersection()) return { type: type.types.some(({ flags }) => flags & ts.TypeFlags.StringLike) ? "string" : "object" };
    if (!this.checker.isArrayType(type)) return null;
    const [item] = this.checker.getTypeArguments(type as ts.TypeReference); // isArrayType says that it is one
    return { type: "array", items: item ? this.write(item) : {} };
  }

  #writeObject(type: ts.Type): Schema {
    const properties = this.checker.getPropertiesOfType(type);
    const [index] = this.checker.getIndexInfosOfType(type);
    if (properties.length === 0 && index) return { type: "object", additionalProperties: this.write(index.type) };
    const declaration = type.symbol?.declarations?.[0];
    const isResource = declaration && ts.isSourceFile(declaration.parent) && properties.some(({ name }) => name === "object");
    if (isResource && !followed.has(type.symbol.name) && type.symbol.name !== "ApiList") return { type: "object" };
    if (properties.length === 0) return { type: "object" };

    const known = this.#names.get(type);
    if (known) return { $ref: `#/$defs/${known}` };
    const name = `${type.symbol?.name ?? "anonymous"}_${this.#names.size}`;
    this.#names.set(type, name);
    const written: Record<string, Schema> = {};
    const required: string[] = [];
    this.definitions[name] = { type: "object", properties: written, required, additionalProperties: false };
    for (const property of properties) {
      const held = this.checker.getTypeOfSymbolAtLocation(property, this.#root);
      if (held.getCallSignatures().length > 0) continue;
      written[property.name] = this.write(held);
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    return { $ref: `#/$defs/${name}` };
  }
}
