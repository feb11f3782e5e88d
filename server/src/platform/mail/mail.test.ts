import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { randomIds } from "../ids.ts";
import { outboxMail } from "./outbox-mail.ts";
import { writeLetter } from "./write-letter.ts";

const house = { appUrl: "https://twentystars.example", supportEmail: "hello@twentystars.example" };
const content = { kind: "code", to: "sam@example.com", subject: "Your code", heading: "Your code", paragraphs: ["Here it is."] };

test("in the plain text a code and a link each stand on a line of their own", () => {
  const { text } = writeLetter(
    { ...content, code: "123456", action: { label: "Open", url: "https://twentystars.example/x?token=abc" } },
    house,
  );

  const lines = text.split("\n");
  expect(lines).toContain("123456");
  expect(lines).toContain("https://twentystars.example/x?token=abc");
});

test("a name with markup in it stays text", () => {
  const { html } = writeLetter({ ...content, heading: `<img src=x onerror="alert(1)">` }, house);

  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

test("without a mail server a letter is one readable file", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "outbox-")), "outbox");
  const url = `https://twentystars.example/reset-password?token=${"x".repeat(120)}`;
  const mail = outboxMail(folder, "Twenty Stars <hello@twentystars.example>", { clock: systemClock, ids: randomIds });

  await mail.send(writeLetter({ ...content, subject: "£1 für Zoë", action: { label: "Open", url } }, house));

  const [name, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const file = readFileSync(join(folder, name ?? ""), "utf8");
  expect(file.split("\n")).toContain(url);
  expect(file).toContain("To: sam@example.com");
});
