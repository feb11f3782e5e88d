const referralKey = "referral";
/** The contract refuses longer texts, and an invite link never makes one. */
const partMaxLength = 100;

/** Who sent this visitor, in the words of the sign-up call. */
export interface Referral {
  readonly ref?: string;
  readonly referralSource?: string;
}

/**
 * Keeps what an invite link says for the rest of the visit. An address without `ref` changes nothing:
 * `source` alone has another meaning on the pricing page.
 *
 * @param search the query part of the address, with or without its question mark
 */
export function rememberReferral(search: string): void {
  const query = new URLSearchParams(search);
  const ref = query.get("ref")?.slice(0, partMaxLength);
  if (!ref) return;

  const referralSource = query.get("source")?.slice(0, partMaxLength);
  try {
    sessionStorage.setItem(referralKey, JSON.stringify({ ref, ...(referralSource && { referralSource }) }));
  } catch {
    // A browser may forbid storage; the visit then goes on without its invitation.
  }
}

/** What an invite link of this visit said; empty when there was none. */
export function rememberedReferral(): Referral {
  try {
    return readReferral(JSON.parse(sessionStorage.getItem(referralKey) ?? "{}"));
  } catch {
    return {};
  }
}

function readReferral(stored: unknown): Referral {
  if (typeof stored !== "object" || stored === null) return {};
  return {
    ...("ref" in stored && typeof stored.ref === "string" && { ref: stored.ref }),
    ...("referralSource" in stored && typeof stored.referralSource === "string" && { referralSource: stored.referralSource }),
  };
}
