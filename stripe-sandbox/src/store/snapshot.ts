import { closeSync, existsSync, fstatSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname } from "node:path";
import { createTables, type TableName, type Tables } from "./tables.ts";

const compactAboveBytes = 8_000_000;

/** What the sandbox knows, on disk: one JSON file, and beside it a log of the changes since. */
export interface Snapshot {
  tables: Tables;
  /** Resolves once every change made so far would survive a power cut. */
  save(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens what an earlier run kept, or starts empty.
 *
 * @param file null keeps everything in memory only
 */
export async function openSnapshot(file: string | null): Promise<Snapshot> {
  const unsaved = new Map<string, string>();
  let loading = true;
  const tables = createTables((table, id, row) => {
    if (!loading && file !== null) unsaved.set(`${table} ${id}`, JSON.stringify([table, id, row]));
  });
  if (file === null) {
    return { tables, save: async () => {}, close: async () => {} };
  }

  const logFile = `${file}.log`;
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) load(tables, readFileSync(file, "utf8").split("\n"));
  if (existsSync(logFile)) load(tables, readFileSync(logFile, "utf8").split("\n"));
  loading = false;

  let log = await open(logFile, "a");
  let logBytes = (await log.stat()).size;
  let wholeBytes = 0;
  let writing: Promise<void> = Promise.resolve();

  async function append(lines: string): Promise<void> {
    await log.appendFile(lines);
    await log.datasync();
    logBytes += lines.length;
    // The log may grow as long as the file, so that writing the whole anew stays rare.
    if (logBytes > Math.max(compactAboveBytes, wholeBytes)) await compact();
  }

  // The log replays onto the same rows to the same end, so a crash between the two steps loses nothing.
  async function compact(): Promise<void> {
    wholeBytes = writeWhole(file as string, tables); // null left this function above
    await log.close();
    log = await emptied(logFile);
    logBytes = 0;
  }

  async function save(): Promise<void> {
    if (unsaved.size === 0) return writing;
    const lines = `${[...unsaved.values()].join("\n")}\n`;
    unsaved.clear();
    writing = writing.catch(() => {}).then(() => append(lines));
    return writing;
  }

  if (logBytes > 0) await compact();
  return {
    tables,
    save,
    close: async () => {
      await save();
      await compact();
      await log.close();
    },
  };
}

function load(tables: Tables, lines: string[]): void {
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    const change = parseChange(line);
    if (change === null) {
      // A power cut tears the last line only; that change was never acknowledged.
      if (index === lines.length - 1) return;
      throw new Error(`The sandbox's snapshot is damaged at line ${index + 1}. Move the file away to start with an empty one.`);
    }
    const [name, id, row] = change;
    const table = tables[name];
    if (row === null) table?.delete(id);
    else table?.put(row);
  }
}

// The file was written by this module: the shape of a row is its table's.
function parseChange(line: string): [TableName, string, never] | null {
  try {
    return JSON.parse(line) as [TableName, string, never];
  } catch {
    return null;
  }
}

/** @returns how many bytes it took */
function writeWhole(file: string, tables: Tables): number {
  const temporary = `${file}.new`;
  const descriptor = openSync(temporary, "w", 0o600);
  for (const [name, table] of Object.entries(tables)) {
    for (const row of table.oldestFirst()) writeSync(descriptor, `${JSON.stringify([name, row.id, row])}\n`);
  }
  fsyncSync(descriptor);
  const { size } = fstatSync(descriptor);
  closeSync(descriptor);
  renameSync(temporary, file);
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
  return size;
}

async function emptied(file: string): Promise<FileHandle> {
  const handle = await open(file, "w", 0o600);
  await handle.datasync();
  return handle;
}
