/** Keeps the plan that was chosen for the visit; the sign-up page chooses it too (spec section 2). Plain text, as that page reads it. */
export function rememberPlan(plan: string): void {
  try {
    sessionStorage.setItem("selectedPlan", plan);
  } catch {
    // A browser may forbid storage; the plan is then chosen again.
  }
}
