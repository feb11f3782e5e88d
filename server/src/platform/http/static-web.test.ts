import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { startTestApp } from "#testing/start-test-app.ts";

const inline = "document.documentElement.dataset.user = ''";
const files = {
  "index.html": `<!doctype html><title>Home</title><script>${inline}</script><script type="module" src="/islands.js"></script>`,
  "pricing/index.html": "<!doctype html><title>Pricing</title>",
  "404/index.html": "<!doctype html><title>404</title><h1>404 Page Not Found</h1>",
  "__spa-fallback.html": "<!doctype html><title>App</title>",
  "assets/app-abc123.js": "console.log(1)",
  "robots.txt": "User-agent: *",
  ".secret": "hidden",
};

async function startWithWeb() {
  const web = mkdtempSync(join(tmpdir(), "web-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(web, name)), { recursive: true });
    writeFileSync(join(web, name), content);
  }
  return startTestApp({ folders: { web, outbox: null } });
}

test.each([
  ["/", 200, "Home"],
  ["/?plan=annual", 200, "Home"],
  ["/pricing", 200, "Pricing"],
  ["/pricing/", 200, "Pricing"],
  ["/dashboard", 200, "App"],
  ["/dashboard?demo=true", 200, "App"],
  ["/login/", 200, "App"],
  ["/nothing-here", 404, "404 Page Not Found"],
  ["/dashboard/deeper", 404, "404 Page Not Found"],
  ["/__proto__", 404, "404 Page Not Found"],
  ["/assets/missing.js", 404, "404 Not Found"],
  ["/.secret", 404, ""],
  ["/..%2f..%2fpackage.json", 404, ""],
])("%s answers %i", async (path, status, text) => {
  const { as } = await startWithWeb();

  const reply = await as(null).get(path);

  expect(reply.statusCode).toBe(status);
  expect(reply.body).toContain(text);
  expect(reply.body).not.toContain("hidden");
});

test("a page answers HEAD, and a missing one with 404", async () => {
  const { as } = await startWithWeb();

  expect((await as(null).send({ method: "HEAD", url: "/dashboard" })).statusCode).toBe(200);
  expect((await as(null).send({ method: "HEAD", url: "/nothing" })).statusCode).toBe(404);
});

test("files with a hash in their name never change, pages are asked for again", async () => {
  const { as } = await startWithWeb();

  expect((await as(null).get("/assets/app-abc123.js")).headers["cache-control"]).toContain("immutable");
  expect((await as(null).get("/")).headers["cache-control"]).toBe("no-cache");
  expect((await as(null).get("/dashboard")).headers["cache-control"]).toBe("no-cache");
});

test("scripts run only from our own address, or when they were in the pages as built", async () => {
  const { as } = await startWithWeb();

  const policy = String((await as(null).get("/")).headers["content-security-policy"]);

  const hash = createHash("sha256").update(inline).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("upgrade-insecure-requests");
});

test("an unknown call stays JSON beside the pages", async () => {
  const { as } = await startWithWeb();

  const reply = await as(null).get("/api/nothing");

  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: "not-found" });
});
