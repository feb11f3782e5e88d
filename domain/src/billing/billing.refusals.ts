import type { Refusals } from "../contract/refusal.ts";

export const billingRefusals = {
  "subscription-needed": { status: 402, message: "You need a plan to go on training. Your progress is saved." },
  "payments-unavailable": {
    status: 503,
    message: "We cannot reach the payment service right now. Nothing was charged. Please try again in a few minutes.",
  },
  "too-many-payments": { status: 429, message: "Too many payment attempts were made from here. Please try again later." },
  "amount-mismatch": { status: 400, message: "The price has changed. Please reload the page." },
  "already-paid": { status: 409, message: "This payment has already been made. Please finish your account." },
  "already-subscribed": { status: 409, message: "You already have an active subscription." },
  "ending-subscription": { status: 409, message: "Your subscription is still running. You can reactivate it on your account page." },
  "payment-not-verified": { status: 403, message: "We could not verify this payment. Please use payment recovery, or contact support." },
  "payment-not-finished": { status: 409, message: "This payment is not finished yet. Please wait a moment and try again." },
  "payment-used": { status: 409, message: "This payment already belongs to an account. Please log in." },
  "plan-mismatch": { status: 400, message: "Plan does not match your payment" },
  "email-not-proven": { status: 401, message: "Please verify your email first" },
  "wrong-code": { status: 400, message: "Invalid or expired code" },
  "too-many-checks": { status: 429, message: "Too many checks were made from here. Please try again later." },
  "no-pending-payment": { status: 400, message: "No pending payment found for this email. Please check your email or contact support." },
  "no-subscription": { status: 409, message: "You have no subscription that this applies to." },
  "not-ending": { status: 409, message: "This subscription cannot be reactivated. Please choose a plan." },
  "no-refund-due": { status: 409, message: "The 14 days in which we refund in full are over. Please contact support." },
  "managed-by-team": { status: 409, message: "This subscription is managed by our team. Please contact support." },
} as const satisfies Refusals;
