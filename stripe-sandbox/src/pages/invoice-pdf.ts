import type Stripe from "stripe";
import type { Ledger } from "#store/ledger.ts";
import { lineWords } from "./invoice-page.ts";
import { day, money } from "./words.ts";

/** The invoice as a one-page PDF, written by hand: text in two of the fonts every reader brings along. */
export function invoicePdf(ledger: Ledger, invoice: Stripe.Invoice): Buffer {
  const total = money(invoice.total, invoice.currency);
  const lines: Line[] = [
    { text: "Twenty Stars", bold: true, size: 22 },
    { text: "Test mode: no money is taken", size: 11 },
    { text: "" },
    { text: `Invoice ${invoice.number ?? ""}`, bold: true, size: 16 },
    { text: `Date: ${day(invoice.created)}` },
    { text: `For: ${invoice.customer_name ?? invoice.customer_email ?? "-"}` },
    { text: invoice.status === "paid" ? "Status: paid" : `Status: ${invoice.status}` },
    { text: "" },
    ...lineWords(ledger, invoice).map(({ words, amount }) => ({ text: `${words}: ${amount}` })),
    { text: "" },
    { text: `Total: ${total}`, bold: true, size: 14 },
  ];
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    stream(lines),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
  ]);
}

interface Line {
  text: string;
  bold?: boolean;
  size?: number;
}

function stream(lines: Line[]): string {
  let height = 780;
  const drawn = lines.map(({ text, bold = false, size = 12 }) => {
    height -= size + 10;
    return `BT /${bold ? "F2" : "F1"} ${size} Tf 56 ${height} Td (${escaped(text)}) Tj ET`;
  });
  const content = drawn.join("\n");
  return `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`;
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, "\\$&").replace(/[^\x20-\xff]/g, "?");
}

function assemble(objects: string[]): Buffer {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
