import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { Html, html, type Part } from "./html.ts";
import { styles } from "./styles.ts";

export interface Page {
  title: string;
  /** Beside the main part on wide screens, above it on a phone. */
  panel?: Html;
  main: Part;
  /** Whether the product may show it in a frame, as it may the bank's question. */
  mayBeFramed?: boolean;
  /** Addresses outside the sandbox to which a form's answer may lead on. */
  leadsTo?: (string | null)[];
}

const stylesHash = createHash("sha256").update(styles).digest("base64");

/** Sends a page that runs no script and asks nobody else for anything. */
export async function sendPage(reply: FastifyReply, status: number, page: Page): Promise<void> {
  const origins = (page.leadsTo ?? []).flatMap((address) => (address && URL.parse(address)?.origin) || []);
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${stylesHash}'`,
    `form-action ${["'self'", ...new Set(origins)].join(" ")}`,
    "base-uri 'none'",
    `frame-ancestors ${page.mayBeFramed ? "'self'" : "'none'"}`,
  ].join("; ");
  await reply
    .code(status)
    .headers({
      "content-security-policy": policy,
      "cache-control": "no-store",
      // Not "no-referrer": that would also blank the Origin of our own forms, and the product refuses those.
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>\n${whole(page).source}`);
}

function whole({ title, panel, main }: Page): Html {
  return html`<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} - Twenty Stars</title>
<style>${new Html(styles)}</style>
</head>
<body>
<div class="banner" role="note"><strong>Test mode: no money is taken</strong><span>Test cards only</span></div>
${panel ? html`<div class="two"><aside class="panel" aria-label="What you pay for"><div>${panel}</div></aside><main>${main}</main></div>` : html`<main>${main}</main>`}
</body>
</html>
`;
}

export const brand = html`<p class="brand"><svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="32" fill="#fff"/><circle cx="32" cy="32" r="28" fill="#fff" stroke="#0a1f44" stroke-width="4"/><g fill="#0a1f44"><path d="M32 2.5c4.5 0 8.5.9 12 2.5L32 12.5 20 5C23.5 3.4 27.5 2.5 32 2.5z"/><path d="M60.5 23c1.3 4.6 1.3 8.8.6 12.6L53 25.2l3.6-13C58.5 15 59.8 19 60.5 23zM3.5 23C2.2 27.6 2.2 31.8 2.9 35.6L11 25.2 7.4 12.2C5.5 15 4.2 19 3.5 23z"/><path d="m49.5 55-13 1.2 8.2-10 13-4.7C56 47 53.3 51.5 49.5 55zM14.5 55l13 1.2-8.2-10-13-4.7C8 47 10.7 51.5 14.5 55z"/><path d="M32 15.5 48.8 27.7 42.4 47.5H21.6L15.2 27.7z"/></g><path d="M32 20.5l3.6 7.5 8.2 1-6 5.7 1.5 8.2-7.3-4-7.3 4 1.5-8.2-6-5.7 8.2-1z" fill="#ffd23f"/></svg>Twenty Stars</p>`;

/** The ground everything happens on, at the foot of the panel. */
export const pitch = html`<svg class="pitch" viewBox="0 0 600 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M0 90 600 40V280H0z" fill="#2f9a50"/><path d="M0 90l120-10L40 280H0zM240 70l120-10 20 220H180zM480 50l120-10V280H540z" fill="#35a157"/><g fill="none" stroke="#fff" stroke-width="5"><path d="M0 92 600 42"/><ellipse cx="300" cy="280" rx="190" ry="96"/></g><g transform="translate(270 150)"><ellipse cx="30" cy="62" rx="30" ry="7" fill="#061430" opacity=".25"/><circle cx="30" cy="30" r="30" fill="#fff"/><path d="M30 13 46 25l-6 19H20l-6-19z" fill="#0a1f44"/><path d="M30 18l3.4 7 7.6 1-5.600 5.300 1.400 7.700-6.800-3.700-6.800 3.700 1.400-7.700-5.600-5.300 7.600-1z" fill="#ffd23f"/></g></svg>`;

/** A page that only says something, and leads on. */
export function messagePage(title: string, sentence: string, back: string | null): Page {
  return {
    title,
    main: html`${brand}<section class="card"><h1>${title}</h1><p class="muted">${sentence}</p>${back && html`<a class="button" href="${back}">Back</a>`}</section>`,
  };
}
