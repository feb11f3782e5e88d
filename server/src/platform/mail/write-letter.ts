import { brand } from "@stars/domain/brand.ts";
import type { Letter } from "./mail.ts";

/** What a letter says, before it is dressed. Everything is plain text and is escaped here. */
export interface LetterContent {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** One thing to do; its address stands on a line of its own in the plain text. */
  readonly action?: { readonly label: string; readonly url: string };
  /** A code to type in; stands on a line of its own in the plain text. */
  readonly code?: string;
  /** Said small at the end, such as what to do when the letter was not asked for. */
  readonly footnote?: string;
}

/** Dresses a letter in the one branded template, as HTML and as plain text that says the same. */
export function writeLetter(content: LetterContent, { appUrl, supportEmail }: { appUrl: string; supportEmail: string }): Letter {
  const { kind, to, subject } = content;
  return { kind, to, subject, text: textOf(content, appUrl, supportEmail), html: htmlOf(content, appUrl, supportEmail) };
}

function textOf({ heading, paragraphs, action, code, footnote }: LetterContent, appUrl: string, supportEmail: string): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}:`, action.url]),
    ...(footnote === undefined ? [] : [footnote]),
    `${brand.name}\n${appUrl}\nQuestions? Write to ${supportEmail}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

// Colours are those of the web's tokens (night, paper, lime); mail programs read neither style sheets nor variables.
function htmlOf({ subject, heading, paragraphs, action, code, footnote }: LetterContent, appUrl: string, supportEmail: string): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px;font-size:17px;line-height:1.5;color:#0a1f44">${escapeHtml(text)}</p>`;
  const button =
    action === undefined
      ? ""
      : `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:15px 28px;border-radius:999px;background:#b8f23c;border:2px solid #5b880b;color:#061430;font-size:18px;font-weight:800;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#4a5a7d">If the button does nothing, copy this address into your browser:<br><a href="${escapeHtml(action.url)}" style="color:#0a58b8;word-break:break-all">${escapeHtml(action.url)}</a></p>`;
  const digits =
    code === undefined
      ? ""
      : `<p style="margin:8px 0 24px;padding:16px 20px;border-radius:12px;background:#f3eee2;font-size:32px;font-weight:800;letter-spacing:6px;text-align:center;color:#0a1f44">${escapeHtml(code)}</p>`;
  const small =
    footnote === undefined ? "" : `<p style="margin:0;font-size:14px;line-height:1.5;color:#4a5a7d">${escapeHtml(footnote)}</p>`;
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#fbf8f1;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f1"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:18px 28px;border-radius:20px 20px 0 0;background:#0a1f44;color:#ffffff;font-size:22px;font-weight:900;text-transform:uppercase"><span style="color:#ffd23f">&#9733;</span>&nbsp; ${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:28px;border-radius:0 0 20px 20px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.15;color:#0a1f44">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join("\n")}${digits}${button}${small}
</td></tr>
<tr><td style="padding:18px 28px;font-size:13px;line-height:1.6;color:#4a5a7d"><a href="${escapeHtml(appUrl)}" style="color:#0a58b8">${escapeHtml(appUrl)}</a><br>Questions? Write to <a href="mailto:${escapeHtml(supportEmail)}" style="color:#0a58b8">${escapeHtml(supportEmail)}</a></td></tr>
</table></td></tr></table></body></html>
`;
}

/** Text as it may stand in HTML, in an attribute as well. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
