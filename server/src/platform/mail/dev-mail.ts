import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { requireLoopback } from "../http/loopback.ts";
import { escapeHtml } from "./write-letter.ts";

/** Shows the letters of a local run at /dev/mail, newest first. Answers this machine only, and is not mounted in production. */
export function devMail(app: FastifyInstance, outbox: string): void {
  app.get<{ Querystring: { letter?: string } }>(
    "/dev/mail",
    { onRequest: requireLoopback, schema: { hide: true } },
    async (request, reply) => {
      const names = (await readdir(outbox).catch(() => []))
        .filter((name) => name.endsWith(".eml") && !name.startsWith("."))
        .sort()
        .reverse();
      const chosen = names.find((name) => name === request.query.letter) ?? names[0];
      const source = chosen === undefined ? null : await readFile(join(outbox, chosen), "utf8");
      return reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-src data:")
        .send(page(names, chosen, source));
    },
  );
}

function page(names: readonly string[], chosen: string | undefined, source: string | null): string {
  const items = names.map(
    (name) =>
      `<li><a href="/dev/mail?letter=${encodeURIComponent(name)}"${name === chosen ? ' aria-current="page"' : ""}>${escapeHtml(name)}</a></li>`,
  );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Letters of this local run</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:24px auto;padding:0 16px}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f3eee2;color:#0a1f44;padding:16px;border-radius:12px}iframe{width:100%;height:640px;border:1px solid #76819b;border-radius:12px}[aria-current]{font-weight:700}</style></head>
<body><h1>Letters of this local run</h1>${source === null ? "<p>No letter has been written yet.</p>" : letter(source)}<h2>All letters</h2><ul>${items.join("")}</ul></body></html>`;
}

// Our own outbox writes the file, so its shape is known: headers, then a text part and an HTML part, both unencoded.
function letter(source: string): string {
  const headers = source.slice(0, source.indexOf("\n\n"));
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? "";
  const [, text = "", html = ""] = source.split(`--${boundary}`).map((part) => part.slice(part.indexOf("\n\n") + 2));
  const shown = headers.split("\n").filter((line) => /^(From|To|Subject|Date):/.test(line));
  return `<pre>${escapeHtml(shown.join("\n"))}</pre><h2>As text</h2><pre>${escapeHtml(text)}</pre><h2>As HTML</h2><iframe title="The letter as HTML" sandbox src="data:text/html;charset=utf-8,${encodeURIComponent(html)}"></iframe>`;
}
