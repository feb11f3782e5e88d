/** A letter ready to go: both texts are complete by themselves. */
export interface Letter {
  /** Short name of the kind of letter, for file names and logs. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends letters: smtp-mail.ts for real, outbox-mail.ts without a mail server, fake-mail.ts in tests. */
export interface Mail {
  /** Where letters go, in words for the operator. */
  readonly describes: string;
  /** Rejects when the letter could not be handed over; the job that sends it tries again. */
  send(letter: Letter): Promise<void>;
}
