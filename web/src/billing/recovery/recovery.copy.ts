import { brand } from "@stars/domain/brand.ts";

/** Words of payment recovery; those the spec quotes are kept to the letter. */
export const recoveryCopy = {
  lede: "You paid, but your plan is not active? Tell us the email you paid with, and we look for the payment.",
  emailMissing: { title: "Email Required", description: "Please enter the email you used for payment" },
  notFound: {
    title: "No Payment Found",
    description: "No pending payment found for this email. Please check your email or contact support.",
  },
  checkFailed: { title: "Error", fallback: "Failed to check payment status" },
  codeSent: (email: string) => `We have sent a code to ${email}. It works for 10 minutes, and only in this browser.`,
  codeHint: "Six digits, from the letter we sent you.",
  codeMissing: "Please enter the six digits of the code",
  codeSentAgain: { title: "New code sent", description: "Only the newest code works." },
  verifyFailed: "We could not check the code. Please try again.",
  proofLost: "This browser did not keep the proof of your email. Please allow cookies for this site, then ask for a new code.",
  activationFailed: { title: "Activation Failed", fallback: "Failed to activate subscription" },
  activationUnsent: { title: "Error", description: "Failed to activate subscription" },
  activated: "Subscription Activated!",
  nothingWaits: {
    title: "Nothing is waiting under this email",
    description: `A payment that already belongs to an account does not show here: log in, and your plan is on your account page. If you may have paid with another email, try that one.`,
  },
  supportSubject: `Payment recovery at ${brand.name}`,
} as const;
