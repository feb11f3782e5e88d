import { PlainPage } from "./plain-page.tsx";
import { SupportLink } from "./support-link.tsx";

export default function PrivacyScreen() {
  return (
    <PlainPage title="Privacy Policy" description="What we know about you and your child, and what we do with it.">
      <p className="text-lg">
        We keep a first name or nickname of your child, and which sets are done. We ask for no birthday, no photo and no school.
      </p>
      <p>
        The full policy is being written. Until it is here, ask us at <SupportLink subject="Privacy" />.
      </p>
      <p>
        <a href="/" className="inline-flex min-h-11 items-center">
          Back to home
        </a>
      </p>
    </PlainPage>
  );
}
