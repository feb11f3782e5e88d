import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "../connect.ts";
import { ping } from "../ping.ts";

test("the embedded database keeps its folder to itself, and what was committed is there when it opens again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stars-"));
  const first = await connect(undefined, folder);
  await first.db.execute(sql`insert into rate_limits (key, count, ends_at) values ('kept', 1, '2030-01-01')`);
  await expect(connect(undefined, folder)).rejects.toThrow("is in use by another running copy");
  await first.close();

  const second = await connect(undefined, folder);
  const { rows } = await second.db.execute(sql`select key from rate_limits`);
  await second.close();

  expect(second.kind).toBe("embedded");
  expect(rows).toEqual([{ key: "kept" }]);
}, 60_000);

test("commits are flushed to the disk for real", async () => {
  const database = await connect(undefined, mkdtempSync(join(tmpdir(), "stars-")));

  const { rows } = await database.db.execute(sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`);
  await database.close();

  expect(rows).toEqual([{ fsync: "on", method: "fsync" }]);
}, 60_000);

test("a first start that was cut short leaves nothing in the way", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stars-"));
  mkdirSync(join(folder, "db.new"));
  writeFileSync(join(folder, "db.new", "PG_VERSION"), "half");

  const database = await connect(undefined, folder);
  await ping(database.db);
  await database.close();
}, 60_000);
