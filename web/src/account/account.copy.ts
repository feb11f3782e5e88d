import { brand } from "@stars/domain/brand.ts";

/** Toasts and sentences of the account screens; those the spec quotes are kept to the letter. */
export const accountCopy = {
  loggedIn: { title: "Login successful", description: "Welcome back!" },
  logInFailed: "Login failed",
  signedUp: { title: `Welcome to ${brand.name}!`, description: "Redirecting you to payment..." },
  signUpFailed: "Signup failed. Please try again.",
  resetLinkSent: "Check your mail",
  resetLinkFailed: "We could not send the link. Please try again.",
  resetLinkMissing: "This link is no longer valid. Please ask for a new one.",
  passwordChanged: { title: "Password changed", description: "You are signed in." },
  passwordChangeFailed: "We could not change your password. Please try again.",
  athleteNameMissing: { title: "Athlete name required", description: "Please enter the athlete's name to continue" },
  athleteNameFailed: { title: "Error", description: "Failed to save athlete name. Please try again." },
  athleteNamed: (name: string) => ({ title: "Welcome!", description: `Get ready to start training, ${name}!` }),
} as const;
