import { PlainPage } from "./plain-page.tsx";
import { SupportLink } from "./support-link.tsx";

export default function TermsScreen() {
  return (
    <PlainPage title="Terms of Service" description="What you can rely on when you use our service, and what we ask of you.">
      <p className="text-lg">The account belongs to a parent or guardian, or to a player of 13 or older. Players are 6 to 16.</p>
      <p>
        The full terms are being written. Until they are here, ask us at <SupportLink subject="Terms of Service" />.
      </p>
      <p>
        <a href="/" className="inline-flex min-h-11 items-center">
          Back to home
        </a>
      </p>
    </PlainPage>
  );
}
