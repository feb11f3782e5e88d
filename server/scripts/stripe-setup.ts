import { pricesToSell } from "#billing/prices-to-sell.ts";
import { BadConfig, readConfig } from "#platform/config.ts";
import { setUpStripe } from "#platform/payments/set-up-stripe.ts";

// Makes in a real Stripe account what the product needs there. Run again, it makes only what is missing.

try {
  const config = readConfig(process.env);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_SANDBOX_URL: sandboxUrl } = config;
  if (secretKey === undefined)
    throw new BadConfig("STRIPE_SECRET_KEY is not set. Set it to the key of the account to prepare, and run npm run stripe:setup again.");
  const isPublic = config.APP_URL.startsWith("https:");
  const made = await setUpStripe({ secretKey, sandboxUrl }, pricesToSell, isPublic ? `${config.APP_URL}/api/stripe/webhook` : null);
  for (const line of made) process.stdout.write(`made: ${line}\n`);
  if (made.length === 0) process.stdout.write("Everything was there already.\n");
  if (!isPublic) process.stdout.write("No webhook endpoint was made: APP_URL is not a public https address.\n");
} catch (error) {
  if (!(error instanceof BadConfig)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
