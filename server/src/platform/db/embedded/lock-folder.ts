import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process has this data folder open. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another running copy of the product. Stop that one first, or set another DATA_DIR.`);
    this.name = "FolderInUse";
  }
}

/**
 * Takes a folder for this process alone. The embedded database has no lock of its own, and two processes on one folder lose data.
 * SQLite's file lock is let go by the operating system when the process ends in any way, so nothing is left to clean up.
 *
 * @returns a function that gives the folder back
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "lock.db"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw Object.assign(new FolderInUse(folder), { cause });
  }
  return () => lock.close();
}
