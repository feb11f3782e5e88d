/** What every plan opens. */
export const included = [
  "20 skill levels across 4 core areas",
  "Unlimited AI coach questions",
  "Progress tracking and achievements",
  "Animated coaching videos",
  "Bonus advanced challenges",
] as const;
