import { hash, verify } from "@node-rs/argon2";

// argon2id with 19 MiB, two passes, one lane: the minimum of the OWASP Password Storage Cheat Sheet (2024).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** Hashes a password. Slow by design, so never inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether a password is the one that was hashed. Takes as long when there is nothing to compare with, so that a stranger cannot
 * tell by the clock whether an account exists.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password);
  decoy ??= hashPassword("a password nobody has");
  await verify(await decoy, password);
  return false;
}
