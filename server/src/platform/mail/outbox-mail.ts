import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Clock } from "../clock.ts";
import type { Ids } from "../ids.ts";
import type { Mail } from "./mail.ts";

/**
 * Writes every letter as one `.eml` file, newest last by name. The plain text is kept readable in the file (8bit, no wrapping),
 * so that codes and links can be copied from it.
 */
export function outboxMail(folder: string, from: string, { clock, ids }: { clock: Clock; ids: Ids }): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    describes: `written to ${folder}`,
    send: async ({ kind, to, subject, text, html }) => {
      // Given raw, because the composer wraps long lines otherwise, and a wrapped link cannot be copied.
      const part = (type: string, content: string) => ({
        raw: `Content-Type: text/${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`,
      });
      const { message } = await transport.sendMail({
        from,
        to,
        subject,
        date: clock.now(),
        alternatives: [part("plain", text), part("html", html)],
      });
      const name = `${clock.now().toISOString().replace(/[:.]/g, "-")}-${kind}-${ids.uuid().slice(0, 8)}.eml`;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `.${name}`), message);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
}
