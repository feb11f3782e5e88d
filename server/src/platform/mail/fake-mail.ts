import type { Letter, Mail } from "./mail.ts";

export interface FakeMail extends Mail {
  readonly sent: readonly Letter[];
  /** Makes the next letters fail, as a mail server that is down would. */
  breakFor(letters: number): void;
}

/** Keeps letters in memory. */
export function fakeMail(): FakeMail {
  const sent: Letter[] = [];
  let toFail = 0;
  return {
    describes: "kept in memory",
    sent,
    breakFor: (letters) => {
      toFail = letters;
    },
    send: async (letter) => {
      if (toFail > 0) {
        toFail -= 1;
        throw new Error("The mail server does not answer");
      }
      sent.push(letter);
    },
  };
}
