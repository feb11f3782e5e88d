/** The readable cookie beside a session's own, by which screens know that somebody may be signed in. */
export function giveSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = "signed_in=1";
}

/** Takes it away, as the server does when a session ends. */
export function takeSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = "signed_in=; max-age=0";
}
