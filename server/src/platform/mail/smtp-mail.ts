import { createTransport } from "nodemailer";
import type { Mail } from "./mail.ts";

/** Sends letters through a mail server. */
export function smtpMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return {
    describes: "sent through the mail server",
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to, subject, text, html });
    },
  };
}
