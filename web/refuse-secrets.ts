import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What Stripe's secrets look like; a publishable key (`pk_...`) is none. */
const secret = /\b(?:sk|rk)_(?:live|test)_\w+|\bwhsec_\w+/;

/**
 * Fails the build when something secret stands in a file that browsers load.
 *
 * @throws Error that names the file, never the secret
 */
export function refuseSecrets(folder: string): void {
  for (const name of globSync("**/*.{html,js,css,json,map}", { cwd: folder })) {
    if (secret.test(readFileSync(join(folder, name), "utf8")))
      throw new Error(`The built file ${name} holds a secret key. Nobody may load it; find out how it came there.`);
  }
}
