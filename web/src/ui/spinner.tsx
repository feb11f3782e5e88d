/** Turns while something is under way; the words beside it say what. */
export function Spinner({ className = "size-5" }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block flex-none animate-spin rounded-pill border-3 border-current border-r-transparent ${className}`}
    />
  );
}
