/** How a row is found other than by its id: the name of an index, and the value a row has in it, if any. */
export type Indexes<Row> = Record<string, (row: Row) => string | null>;

/** Rows by id, oldest first. Tells its listener of every change, so that the snapshot writes no more than that. */
export class Table<Row extends { id: string }> {
  readonly #rows = new Map<string, Row>();
  readonly #changed: (id: string, row: Row | null) => void;
  readonly #indexes: Indexes<Row>;
  /** Ids by index and value. */
  readonly #ids = new Map<string, Set<string>>();

  constructor(changed: (id: string, row: Row | null) => void, indexes: Indexes<Row> = {}) {
    this.#changed = changed;
    this.#indexes = indexes;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** Rows are replaced, never edited in place: who holds one keeps what it read. */
  put(row: Row): Row {
    this.#index(this.#rows.get(row.id), row);
    this.#rows.set(row.id, row);
    this.#changed(row.id, row);
    return row;
  }

  delete(id: string): void {
    this.#index(this.#rows.get(id), undefined);
    if (this.#rows.delete(id)) this.#changed(id, null);
  }

  oldestFirst(): IterableIterator<Row> {
    return this.#rows.values();
  }

  newestFirst(): Row[] {
    return [...this.#rows.values()].reverse();
  }

  find(wanted: (row: Row) => boolean): Row | undefined {
    return this.#rows.values().find(wanted);
  }

  /** The rows with this value in an index. */
  having(index: string, value: string): Row[] {
    const ids = this.#ids.get(`${index} ${value}`) ?? [];
    return Array.from(ids, (id) => this.#rows.get(id)).filter((row) => row !== undefined);
  }

  #index(before: Row | undefined, after: Row | undefined): void {
    for (const [index, valueIn] of Object.entries(this.#indexes)) {
      const [old, fresh] = [before && valueIn(before), after && valueIn(after)];
      const id = (after ?? before)?.id;
      if (old === fresh || id === undefined) continue;
      if (old) this.#ids.get(`${index} ${old}`)?.delete(id);
      if (!fresh) continue;
      const key = `${index} ${fresh}`;
      const ids = this.#ids.get(key) ?? new Set();
      this.#ids.set(key, ids.add(id));
    }
  }
}
