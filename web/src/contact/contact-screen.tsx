import { PlainPage } from "#site/plain-page.tsx";
import { SupportLink } from "#site/support-link.tsx";

export default function ContactScreen() {
  return (
    <PlainPage title="Contact" description="How to reach us. Replies typically come within 24 hours.">
      <p className="text-lg">
        Write to us at <SupportLink />. A person reads every message.
      </p>
      <p>Replies typically come within 24 hours. For urgent matters put URGENT in the subject.</p>
    </PlainPage>
  );
}
