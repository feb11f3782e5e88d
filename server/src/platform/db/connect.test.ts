import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabaseUrl } from "#testing/test-database.ts";
import { connect } from "./connect.ts";
import { ping } from "./ping.ts";

// One folder cannot be opened twice, so this needs a PostgreSQL.
test.runIf(testDatabaseUrl)("four copies that start together on one empty PostgreSQL all come up", async () => {
  const name = `together_${process.pid}`;
  const admin = await connect(testDatabaseUrl, null);
  await admin.db.execute(sql.raw(`create database ${name}`));
  const url = new URL(testDatabaseUrl ?? "");
  url.pathname = `/${name}`;

  const copies = await Promise.all(Array.from({ length: 4 }, () => connect(url.href, null)));
  const answers = await Promise.all(copies.map((copy) => ping(copy.db).then(() => "up")));
  await Promise.all(copies.map((copy) => copy.close()));
  await admin.db.execute(sql.raw(`drop database ${name}`));
  await admin.close();

  expect(answers).toEqual(["up", "up", "up", "up"]);
});
