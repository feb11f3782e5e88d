import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { commonRefusals, Refusal } from "@stars/domain/contract/refusal.ts";
import { isAppPage, stillPages } from "@stars/domain/site/pages.ts";
import type { FastifyInstance } from "fastify";

/**
 * Serves the built web: still pages as files, the app's one page for its known paths, and the 404 page with status 404 for any other.
 * Files with a hash in their name never change; all others are asked for again each time.
 */
export async function staticWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: "ignore",
    index: ["index.html"],
    redirect: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  for (const page of stillPages) {
    if (page !== "/") app.get(page, { schema: { hide: true } }, (_request, reply) => reply.sendFile(`${page.slice(1)}/index.html`));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPageRequest = request.method === "GET" || request.method === "HEAD";
    if (path.startsWith("/api/") || !isPageRequest) throw new Refusal(commonRefusals, "not-found");
    reply.header("cache-control", "no-cache");
    if (isAppPage(path)) return reply.sendFile("__spa-fallback.html");
    const isPage = !/\.[a-z0-9]+$/i.test(path);
    return isPage ? reply.code(404).sendFile("404/index.html") : reply.code(404).type("text/plain; charset=utf-8").send("404 Not Found");
  });
}

/** The hashes of the inline scripts in the built pages, for the content security policy; so no page needs a nonce. */
export function inlineScriptHashes(folder: string): string[] {
  const pages = globSync("**/*.html", { cwd: folder }).map((name) => readFileSync(join(folder, name), "utf8"));
  const scripts = pages.flatMap((page) =>
    [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script),
  );
  return [...new Set(scripts)].filter(Boolean).map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}

/** Whether the web has been built. */
export function hasBuiltWeb(folder: string): boolean {
  return existsSync(join(folder, "__spa-fallback.html"));
}
