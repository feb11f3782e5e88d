/** The statuses a refusal may carry. Anything unexpected is a fault, never a refusal. */
export type RefusalStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

/** What each refusal says: its HTTP status and the sentence a parent reads. */
export type Refusals = Readonly<Record<string, { readonly status: RefusalStatus; readonly message: string }>>;

/** Refusals that any endpoint may answer with. */
export const commonRefusals = {
  "invalid-input": { status: 400, message: "Please check what you entered." },
  "not-signed-in": { status: 401, message: "Not authenticated" },
  "foreign-origin": { status: 403, message: "This request came from another site, so we did not carry it out." },
  "not-found": { status: 404, message: "We could not find that." },
  "too-large": { status: 413, message: "That is too much text to send at once." },
  "not-json": { status: 415, message: "Please send JSON." },
  "too-many-requests": { status: 429, message: "That was a lot of requests. Please wait a moment and try again." },
  "not-ready": { status: 503, message: "We are starting up. Please try again in a moment." },
} as const satisfies Refusals;

/** An expected "no" that a person can act on. Anything else thrown is a fault and becomes a 500. */
export class Refusal<Catalogue extends Refusals = Refusals> extends Error {
  readonly code: string;
  readonly status: RefusalStatus;
  /** Seconds until the same request may succeed, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(catalogue: Catalogue, code: keyof Catalogue & string, options: { retryAfterSeconds?: number } = {}) {
    const entry = catalogue[code];
    if (!entry) throw new TypeError(`No sentence is declared for the refusal "${code}"`);
    super(entry.message);
    this.name = "Refusal";
    this.code = code;
    this.status = entry.status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Which field of a form is wrong, and the sentence beside it; in the order the form is read. */
export type FieldProblems = Readonly<Record<string, string>>;

/** A form that cannot be accepted as it is: 400 with a sentence for each wrong field. */
export class InvalidInput extends Error {
  readonly code = "invalid-input";
  readonly status = 400;
  readonly fields: FieldProblems;

  /** @param fields at least one problem; the first is the sentence of the whole reply */
  constructor(fields: FieldProblems) {
    super(Object.values(fields)[0] ?? commonRefusals["invalid-input"].message);
    this.name = "InvalidInput";
    this.fields = fields;
  }
}
