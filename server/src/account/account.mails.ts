import { brand } from "@stars/domain/brand.ts";
import type { Letter } from "#platform/mail/mail.ts";
import { writeLetter } from "#platform/mail/write-letter.ts";

interface House {
  readonly appUrl: string;
  readonly supportEmail: string;
}

/** Greets a new family. */
export function welcomeLetter(to: string, athleteName: string | null, house: House): Letter {
  const player = athleteName === null || athleteName === "New Athlete" ? "your player" : athleteName;
  return writeLetter(
    {
      kind: "welcome",
      to,
      subject: `Welcome to ${brand.name}`,
      heading: `Welcome to ${brand.name}!`,
      paragraphs: [
        `Your account is ready. 20 levels and 20 stars are waiting for ${player}.`,
        "How it works: watch a short video, do Set 1, then Set 2. Both sets done, and the star is won.",
        "You hold the account. We keep a first name or nickname and which sets are done, nothing more about a child.",
      ],
      action: { label: "Open the dashboard", url: `${house.appUrl}/dashboard` },
      footnote:
        "You get this letter because someone signed up with this email address. If that was not you, write to us and we will delete the account.",
    },
    house,
  );
}

/** Carries the link to a new password. */
export function resetLetter(to: string, token: string, house: House): Letter {
  return writeLetter(
    {
      kind: "reset-password",
      to,
      subject: "Choose a new password",
      heading: "Choose a new password",
      paragraphs: ["Someone asked for a new password for this account. The link works once, for 30 minutes."],
      action: { label: "Choose a new password", url: `${house.appUrl}/reset-password?token=${token}` },
      footnote: "If that was not you, do nothing. Your password stays as it is.",
    },
    house,
  );
}
