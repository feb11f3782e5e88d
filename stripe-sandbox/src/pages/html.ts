/** Text that is already safe to stand in a page. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type Part = Html | Part[] | string | number | null | undefined | false;

/** Writes HTML: everything put into it is escaped, unless it is itself such HTML. */
export function html(fixed: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(fixed.map((text, index) => text + (index < parts.length ? written(parts[index]) : "")).join(""));
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Html) return part.source;
  if (Array.isArray(part)) return part.map(written).join("");
  return escapeHtml(String(part));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}
