import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { expect, onTestFinished, test } from "vitest";
import { startSandbox } from "#start-sandbox.ts";
import { buildPaid, buildPrices, buildUnpaid, clientOf, confirmerOf, controlOf, startListener } from "#testing/start-test-sandbox.ts";

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "stripe-sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function open(snapshotFile: string, webhookUrl: string | null = null) {
  const sandbox = await startSandbox({ appUrl: "http://localhost:3000", webhookUrl, snapshotFile, webhookRetriesMs: [50, 50] });
  return { sandbox, stripe: clientOf(sandbox), confirm: confirmerOf(sandbox), control: controlOf(sandbox) };
}

test("a restart keeps customers, subscriptions, keys and the clock", async () => {
  const file = join(await makeFolder(), "stripe-sandbox.json");
  const first = await open(file);
  const { subscription, customer } = await buildPaid(first);
  const { now } = await first.control("advance", { seconds: 86_400 });
  await first.sandbox.close();

  const second = await open(file);
  onTestFinished(() => second.sandbox.close());

  expect(second.sandbox.secretKey).toBe(first.sandbox.secretKey);
  expect(second.sandbox.webhookSecret).toBe(first.sandbox.webhookSecret);
  expect(second.sandbox.now().getTime()).toBeGreaterThanOrEqual(Date.parse(String(now)));
  expect((await second.stripe.customers.retrieve(customer.id)).id).toBe(customer.id);
  expect(await second.stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
});

test("a torn last line is a change nobody was told of; a damaged file is refused", async () => {
  const file = join(await makeFolder(), "stripe-sandbox.json");
  const first = await open(file);
  const customer = await first.stripe.customers.create({});
  await first.sandbox.close();

  await appendFile(`${file}.log`, '["customers","cus_torn",{"id":"cus_');
  const second = await open(file);
  const kept = await second.stripe.customers.list();
  await second.sandbox.close();
  await appendFile(file, "not json\n[]\n");

  expect(kept.data.map(({ id }) => id)).toEqual([customer.id]);
  await expect(open(file)).rejects.toThrow(/snapshot is damaged/);
});

test("no card number reaches the disk", async () => {
  const file = join(await makeFolder(), "stripe-sandbox.json");
  const world = await open(file);
  const { monthly } = await buildPrices(world.stripe);
  const { clientSecret } = await buildUnpaid(world.stripe, monthly);
  await world.confirm(clientSecret, "4111111111111111");
  await world.confirm(clientSecret);
  await world.sandbox.close();

  const written = await readFile(file, "utf8");

  expect(written).toContain('"last4":"4242"');
  expect(written).not.toMatch(/4242 ?4242|4111/);
});

test("a webhook nobody could take is delivered after a restart", async () => {
  const file = join(await makeFolder(), "stripe-sandbox.json");
  const deaf = await open(file, "http://127.0.0.1:9/");
  await deaf.stripe.customers.create({ email: "parent@example.com" });
  await deaf.sandbox.close();
  const listener = await startListener();

  const second = await open(file, listener.url);
  onTestFinished(() => second.sandbox.close());
  await second.control("advance", { seconds: 1 });

  expect(listener.heard.map(({ event }) => event.type)).toEqual(["customer.created"]);
});

test("by itself, killed at any moment, it has kept what it acknowledged", async () => {
  const folder = await makeFolder();
  const first = await spawnSandbox(folder);
  const made: string[] = [];
  for (let count = 0; count < 20; count += 1)
    made.unshift((await first.stripe.customers.create({}, { idempotencyKey: `cus:${count}` })).id);
  const closed = once(first.child, "exit");
  first.child.kill("SIGKILL");
  await closed;

  const second = await spawnSandbox(folder);
  const kept = await second.stripe.customers.list({ limit: 100 });
  const replayed = await second.stripe.customers.create({}, { idempotencyKey: "cus:19" });
  const stopped = once(second.child, "exit");
  second.child.kill("SIGTERM");

  expect(kept.data.map(({ id }) => id)).toEqual(made);
  expect(replayed.id).toBe(made[0]);
  expect((await stopped)[0]).toBe(0);
});

/** Starts the sandbox as `npm run sandbox` does, and reads its address and key from what it prints. */
async function spawnSandbox(folder: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    env: { PATH: process.env.PATH, SANDBOX_PORT: "0", APP_URL: "http://127.0.0.1:9", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  while (!printed.includes("STRIPE_WEBHOOK_SECRET=")) printed += String((await once(child.stdout, "data"))[0]);
  const value = (name: string) => new RegExp(`${name}=(\\S+)`).exec(printed)?.[1] ?? "";
  const { hostname, port } = new URL(value("STRIPE_SANDBOX_URL"));
  return { child, stripe: new Stripe(value("STRIPE_SECRET_KEY"), { host: hostname, port, protocol: "http", telemetry: false }) };
}
