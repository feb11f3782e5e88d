import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** A letter to our help address, ready to be written. */
export function ContactSupport({ email, subject }: { email: string; subject: string }) {
  return (
    <ButtonLink look="line" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
      <Icon name="mail" />
      Contact Support
    </ButtonLink>
  );
}
