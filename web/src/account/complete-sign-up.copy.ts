/** Words of the screen that completes a signup; those the spec quotes are kept to the letter. */
export const completeSignUpCopy = {
  lede: "Choose a password, and your account is ready. Payment comes next.",
  created: "Account created successfully!",
  goingOn: "We take you to the payment page.",
  failed: "Failed to create account",
  alreadyIn: {
    title: "You already have an account",
    description: (email: string, isPaid: boolean) =>
      `You are signed in as ${email}. ${isPaid ? "Your plan is active." : "What is left is the payment."}`,
  },
} as const;
