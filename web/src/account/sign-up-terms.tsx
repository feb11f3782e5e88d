/** What creating an account says. The links open a new tab, so that a half-filled form is not lost. */
export function SignUpTerms() {
  return (
    <p className="text-sm text-text-muted">
      I am the parent or guardian (or 13 or older), and by creating an account I accept the{" "}
      <TermsLink href="/terms-of-service">Terms of Service</TermsLink> and the <TermsLink href="/privacy-policy">Privacy Policy</TermsLink>.
    </p>
  );
}

function TermsLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
