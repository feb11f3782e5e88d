/** Pages that are the same for everybody and are built ahead of time (spec, route table). */
export const stillPages = ["/", "/pricing", "/how-it-works", "/contact", "/privacy-policy", "/terms-of-service"] as const;

/** Pages that live in the browser. All but the last three are open to strangers. */
export const appPages = [
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/complete-signup",
  "/checkout",
  "/payment-success",
  "/payment-success-page",
  "/payment-recovery",
  "/admin",
  "/coach",
  "/dashboard",
  "/account",
] as const;

/** Whether a path, with or without a slash at its end, is a page of the app. */
export function isAppPage(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  return (appPages as readonly string[]).includes(plain);
}
